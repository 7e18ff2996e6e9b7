import { Readable } from 'node:stream'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { csvOptions } from './options.ts'
import { separate } from './separator.ts'

/** Characters that are parsed at once. Each may be a row or a cell of its own, which takes 2 µs. */
const PIECE = 4 * 1024

/** Thrown for a text that is not a CSV file. The message is for the person who saved it. */
export class UnreadableCsv extends Error {}

/** Most that a file may hold, blank rows and cells included: each row and each cell takes time and memory. */
export type CsvBounds = { rows: number; columns: number; cells: number }

/**
 * Reads the rows of a CSV file, its header first; a blank line is a row of one empty cell. Reads piece by piece, so
 * that other work runs in between.
 * @throws {UnreadableCsv} for a quote that is never closed or a row of more than 100 KB, and at the first row or cell
 * beyond the bounds.
 */
export async function* readCsv(text: string, bounds: CsvBounds): AsyncGenerator<string[], void> {
  const separated = separate(text)
  const parser = Readable.from(pieces(separated.text)).pipe(parse(csvOptions(separated.separator)))
  let [rows, cells] = [0, 0]
  try {
    for await (const row of parser as AsyncIterable<string[]>) {
      rows += 1
      cells += row.length
      refuseBeyond(bounds, { rows, columns: row.length, cells })
      yield row
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = Number(error.records ?? 0) + 1
    throw new UnreadableCsv(
      `Row ${row} does not end: a quote that opens in it is never closed, or it is too long.`,
    )
  } finally {
    parser.destroy()
  }
}

function refuseBeyond(bounds: CsvBounds, { rows, columns, cells }: CsvBounds): void {
  if (columns > bounds.columns) throw new UnreadableCsv(`It has more than ${bounds.columns} columns.`)
  if (rows > bounds.rows) throw new UnreadableCsv(`It has more than ${bounds.rows} rows. Split it.`)
  if (cells > bounds.cells)
    throw new UnreadableCsv(`It has more than ${bounds.cells} cells. Leave out empty columns, or split it.`)
}

async function* pieces(text: string): AsyncGenerator<string> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    await othersFirst()
    end = start + PIECE
    // The parser takes bytes, and half of an emoji has none.
    if (isFirstHalf(text.charCodeAt(end - 1))) end += 1
    yield text.slice(start, end)
  }
}

const isFirstHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdbff
