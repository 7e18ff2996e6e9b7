import { parse } from 'csv-parse/sync'
import { csvOptions } from './options.ts'

const separators = [',', ';', '\t', '|'] as const
/** The part of a file that is looked at to find its separator, in characters and rows. */
const LOOKED_AT = 16 * 1024
const ROWS_LOOKED_AT = 20

/** 'sep=;', by which Excel is told the separator of the file. */
const named = /^\s*"?sep=([^\w\s"]|\t)"?[^\S\r\n]*(?:\r\n|\r|\n)/i

export type Separated = { separator: string; text: string }

/**
 * The separator of a CSV file, and its text without a line that names it. Without such a line, the separator is the one
 * on which the rows agree: it gives most of them as many cells as the header has. Of equals, the one with the most
 * cells is taken, then the one with the fewest cells that begin with a blank.
 */
export function separate(text: string): Separated {
  const [line, name] = named.exec(text.slice(0, LOOKED_AT)) ?? []
  if (line && name) return { separator: name, text: text.slice(line.length) }
  const head = text.slice(0, LOOKED_AT)
  const tried = separators.map((separator) => ({ separator, ...lookAt(head, separator) }))
  const [best] = tried.sort(
    (one, other) => other.agreeing - one.agreeing || other.cells - one.cells || one.indented - other.indented,
  )
  return { separator: best!.separator, text }
}

/**
 * Reads the first rows with a separator, and counts the cells of the header, the share of rows that have as many, and
 * the cells that begin with a blank, as the second half of a sentence does.
 */
function lookAt(head: string, separator: string): { agreeing: number; cells: number; indented: number } {
  const [header = [], ...rows] = firstRows(head, separator)
  const agreeing = rows.filter((row) => row.length === header.length).length
  const indented = [header, ...rows].flat().filter((cell) => /^[^\S\t]/.test(cell)).length
  const cells = header.length
  // A separator that does not occur gives every row one cell, which is no agreement.
  return { agreeing: cells > 1 && rows.length > 0 ? agreeing / rows.length : 0, cells, indented }
}

/** The first rows, without the last one where the end of `head` may have cut it off. */
function firstRows(head: string, separator: string): string[][] {
  const options = { ...csvOptions(separator), trim: false, to: ROWS_LOOKED_AT, skip_records_with_error: true }
  try {
    const rows = parse(head, options) as unknown as string[][]
    const filled = rows.filter((row) => row.some((cell) => cell.trim()))
    if (filled.length === 0) return rows
    return head.length < LOOKED_AT || filled.length < 2 ? filled : filled.slice(0, -1)
  } catch {
    return []
  }
}
