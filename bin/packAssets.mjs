import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Files that compress well; fonts and images are compressed already. */
const packable = /\.(js|css|svg|json|txt)$/
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/**
 * Writes .br and .gz beside each file of a folder at the highest compression, so that the server never compresses them.
 */
export async function packAssets(folder) {
  const files = readdirSync(folder).filter((name) => packable.test(name))
  await Promise.all(files.map((name) => packFile(join(folder, name))))
}

async function packFile(file) {
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, brotli),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  const smaller = Object.entries({ br, gz }).filter(([, packed]) => packed.length < content.length)
  await Promise.all(smaller.map(([ending, packed]) => writeFile(`${file}.${ending}`, packed)))
}
