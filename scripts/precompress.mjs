/**
 * `node scripts/precompress.mjs <folder>`: writes name.br and name.gz beside every text file that gets smaller by it,
 * so that the server never compresses an asset. Pictures, sounds and fonts are compressed already.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const folder = process.argv[2]
if (folder === undefined) throw new Error('say which folder')
const entries = await readdir(folder, { recursive: true, withFileTypes: true })
const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
await Promise.all(files.map((entry) => precompress(join(entry.parentPath, entry.name))))

async function precompress(file) {
  const body = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [small, zipped] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })])
  if (small.length < body.length) await writeFile(`${file}.br`, small)
  if (zipped.length < body.length) await writeFile(`${file}.gz`, zipped)
}
