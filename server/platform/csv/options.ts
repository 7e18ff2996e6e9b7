import type { Options } from 'csv-parse'

/** Longest row, in bytes. Nobody types a longer cell, and an unclosed quote would take in the rest of the file. */
const LONGEST_ROW = 100_000

/** Options for reading the rows of a file: quotes and line breaks in cells as in RFC 4180. */
export const csvOptions = (separator: string): Options => ({
  delimiter: separator,
  // A quote inside an unquoted cell means inches or a nickname; rows may be shorter or longer than the header.
  relax_quotes: true,
  relax_column_count: true,
  // Blanks before or behind a quoted cell are not part of its text.
  trim: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  max_record_size: LONGEST_ROW,
})
