import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Files that compress well; fonts and images are compressed already. */
const packable = /\.(js|css|svg|json|txt)$/
/** As many files as Node has threads to compress them. Some machines let a process open no more than 1,024. */
const AT_ONCE = 4
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/**
 * Writes .br and .gz beside each file of a folder at the highest compression, so that the server never compresses them.
 */
export async function packAssets(folder) {
  const files = readdirSync(folder)
    .filter((name) => packable.test(name))
    .values()
  const packNext = async () => {
    for (const name of files) await packFile(join(folder, name))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, packNext))
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
