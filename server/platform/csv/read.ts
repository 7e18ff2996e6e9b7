import { Readable } from 'node:stream'
import { CsvError, type Options, parse } from 'csv-parse'

const PIECE = 32 * 1024

const options: Options = {
  // A quote inside an unquoted cell means inches or a nickname; rows may be shorter or longer than the header.
  relax_quotes: true,
  relax_column_count: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  // Nobody types a longer cell. An unclosed quote would take in the rest of the file.
  max_record_size: 100_000,
}

/** Why a text is not a CSV file, in words for the person who saved it. */
export class UnreadableCsv extends Error {}

/**
 * The rows of a CSV file, its header first; a blank line is a row of one empty cell. Quotes and line breaks in
 * cells as in RFC 4180. The separator is the one that the header has most of: comma, semicolon, tab or bar.
 * Reads piece by piece, so that other work can run in between.
 * @throws {UnreadableCsv} for a quote that is never closed.
 */
export async function* readCsv(text: string): AsyncGenerator<string[], void> {
  const parser = Readable.from(pieces(text)).pipe(parse({ ...options, delimiter: delimiterOf(text) }))
  try {
    for await (const cells of parser) yield cells as string[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableCsv(`A quote that opens in row ${Number(error.records ?? 0) + 1} is never closed.`)
  } finally {
    parser.destroy()
  }
}

function* pieces(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += PIECE) yield text.slice(start, start + PIECE)
}

/** The separator of the first line that has one; text inside quotes doesn't count. */
export function delimiterOf(text: string): string {
  const line = firstLine(text).replace(/"(?:[^"]|"")*"/g, '')
  const counts = [',', ';', '\t', '|'].map((delimiter) => [delimiter, line.split(delimiter).length] as const)
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

function firstLine(text: string): string {
  const start = text.slice(0, PIECE).trimStart()
  return /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(start)?.[0] ?? ''
}
