/**
 * Sets a printout with Typst: a tagged PDF/UA-1, the same bytes for the same printout. It reads fonts and `paper.typ`, and
 * writes no file.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { PDFDocument } from '@cantoo/pdf-lib'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Printout } from './printout.ts'
import { TEMPLATE } from './template.ts'

const FONTS: readonly string[] = [
  'lexend/400Regular/Lexend_400Regular.ttf',
  'lexend/600SemiBold/Lexend_600SemiBold.ttf',
  'noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
  'noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf',
]

/** A printout that Typst cannot set: our mistake, not a visitor's. */
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

/** The same document with its many small objects packed: the tags of a paper take twice the room of its pages. */
async function pack(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  return await document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false })
}

/** A function that sets printouts one after the other; the fonts are read once. */
export function createTypesetter(): (printout: Printout) => Promise<Typeset> {
  const compiler = createCompiler()
  return async (printout) => {
    const compiled = compiler.compile({ mainFilePath: TEMPLATE, inputs: { printout: JSON.stringify(printout) } })
    const document = compiled.result
    const problem = compiled.takeWarnings() ?? compiled.takeError()
    if (problem !== null || document === null) {
      const found = problem === null ? 'no document' : JSON.stringify(compiler.fetchDiagnostics(problem))
      throw new TypesetError(`${printout.fileName}: ${found}`)
    }
    const options = { pdfStandard: 'ua-1', pdfTags: true, creationTimestamp: 0 }
    return { pdf: await pack(compiler.pdf(document, options)), pages: document.numOfPages }
  }
}
