/** Sets a sheet with Typst: a tagged PDF/UA-1, the same bytes for the same sheet. It reads fonts and `paper.typ`, and writes no file. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Sheet } from './sheet.ts'
import { TEMPLATE } from './template.ts'

const FONTS: readonly string[] = [
  'lexend/400Regular/Lexend_400Regular.ttf',
  'lexend/600SemiBold/Lexend_600SemiBold.ttf',
  'noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
  'noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf',
]

/** A sheet that Typst cannot set: our mistake, not a visitor's. */
class TypesetError extends Error {
  override readonly name = 'TypesetError'
  readonly code = 'typeset'
}

const require = createRequire(import.meta.url)

function createCompiler(): NodeCompiler {
  const fontBlobs = FONTS.map((font) => readFileSync(require.resolve(`@expo-google-fonts/${font}`)))
  return NodeCompiler.create({
    workspace: fileURLToPath(new URL('.', import.meta.url)),
    fontArgs: [{ fontBlobs }],
  })
}

export type Typeset = Readonly<{ pdf: Uint8Array; pages: number }>

/** A function that sets sheets one after the other; the fonts are read once. */
export function createTypesetter(): (sheet: Sheet) => Typeset {
  const compiler = createCompiler()
  return (sheet) => {
    const compiled = compiler.compile({ mainFilePath: TEMPLATE, inputs: { sheet: JSON.stringify(sheet) } })
    const document = compiled.result
    const problem = compiled.takeWarnings() ?? compiled.takeError()
    if (problem !== null || document === null) {
      const found = problem === null ? 'no document' : JSON.stringify(compiler.fetchDiagnostics(problem))
      throw new TypesetError(`${sheet.fileName}: ${found}`)
    }
    const options = { pdfStandard: 'ua-1', pdfTags: true, creationTimestamp: 0 }
    return { pdf: compiler.pdf(document, options), pages: document.numOfPages }
  }
}
