import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BYTE_ORDER_MARK, type Cell, csvLines } from '#server/platform/csv/index.ts'

/** Only the account that exports may read the files. */
const OURS = { mode: 0o600, flag: 'wx' }

/** Writes an export's files into a folder. Each is written as its rows are read. */
export function filesIn(folder: string) {
  const write = (name: string, parts: AsyncIterable<string>) =>
    pipeline(
      Readable.from(parts),
      createWriteStream(join(folder, name), { mode: OURS.mode, flags: OURS.flag }),
    )
  return {
    csv: (name: string, header: string[], pages: AsyncIterable<Cell[][]>) =>
      write(name, csvText(header, pages)),
    /** `pages` has the members of the list, each as JSON. */
    list: (name: string, pages: AsyncIterable<string[]>) => write(name, listText(pages)),
    whole(name: string, content: string | Uint8Array): void {
      mkdirSync(dirname(join(folder, name)), { recursive: true, mode: 0o700 })
      writeFileSync(join(folder, name), content, OURS)
    },
  }
}
export type Files = ReturnType<typeof filesIn>

async function* csvText(header: string[], pages: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([header])
  for await (const rows of pages) yield csvLines(rows)
}

async function* listText(pages: AsyncIterable<string[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const lines of pages) {
    yield before + lines.join(',\n')
    before = ',\n'
  }
  yield before === ',\n' ? '\n]\n' : '[]\n'
}
