import { sampleTexts } from './sampleTexts.ts'

const { columns, yes, no, regular, student } = sampleTexts

/**
 * Rows of a sample file in the best form for an import, to read and to fill in: invented people, with numbers and
 * addresses that belong to nobody. Phones have their country code, so that every business can read them.
 */
const rows = [
  columns,
  ['Ana', 'Silva', 'ana@example.com', '+1 202-555-0142', '1991-06-14', yes, yes, '12', regular],
  ['Ben', 'Okafor', 'ben@example.com', '+1 202-555-0187', '', no, yes, '3', `${regular}; ${student}`],
  ['Chloe', 'Martin', '', '+1 202-555-0110', '2001-11-02', no, no, '0', ''],
]

/** The sample file. Its byte-order mark tells spreadsheets the encoding. */
export const sampleFile = (): Blob =>
  new Blob([`\ufeff${rows.map((row) => row.join(',')).join('\r\n')}\r\n`], { type: 'text/csv' })
