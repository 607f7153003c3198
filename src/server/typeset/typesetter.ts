/**
 * Typesets papers and printouts with Typst as tagged PDF/UA-1; the same data gives the same bytes. It reads the fonts and
 * the templates of this folder and writes no file. It loads a large compiler, so the server runs it in a child process.
 */
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { TEMPLATES, TypesetError, type TypesetJob, templateFile } from './typeset-job.ts'

const FONTS: readonly string[] = [
  'lexend/400Regular/Lexend_400Regular.ttf',
  'lexend/500Medium/Lexend_500Medium.ttf',
  'lexend/600SemiBold/Lexend_600SemiBold.ttf',
  'noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
  'noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf',
]

const require = createRequire(import.meta.url)

/** It reads a font when a document needs it: those for Chinese have 15 MB each. */
function createCompiler(): NodeCompiler {
  const fontPaths = FONTS.map((font) => dirname(require.resolve(`@expo-google-fonts/${font}`)))
  return NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths }] })
}

type Typeset = Readonly<{ pdf: Uint8Array; pages: number }>

/** The same document with object streams: the tags of a paper would otherwise take twice the bytes of its pages. */
async function pack(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  return await document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false })
}

/** Returns a function that typesets one job after another; it rejects with TypesetError. A font is read once. */
export function createTypesetter(): (job: TypesetJob) => Promise<Typeset> {
  const compiler = createCompiler()
  return async ({ template, name, data }) => {
    const compiled = compiler.compile({ mainFilePath: templateFile(template), inputs: { printout: data } })
    const document = compiled.result
    const problem = compiled.takeWarnings() ?? compiled.takeError()
    if (problem !== null || document === null) {
      const found = problem === null ? 'no document' : JSON.stringify(compiler.fetchDiagnostics(problem))
      throw new TypesetError('refused', `${name}: ${found}`)
    }
    const options = { pdfStandard: 'ua-1', pdfTags: true, creationTimestamp: 0 }
    const pdf = await pack(compiler.pdf(document, options))
    const pages = document.numOfPages
    // The cache of one document is of no use to the next.
    compiler.evictCache(0)
    return { pdf, pages }
  }
}
