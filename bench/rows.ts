import { availableParallelism, totalmem } from 'node:os'

/** A line of the bench's table. */
export type Row = {
  what: string
  ours: string
  limit: string
  /** Comparison of the two, and what we promise of it. */
  compared: string
  promise: string
  /** Null for a figure that is told without a promise. */
  kept: boolean | null
}

/** Stands in the table for the rows of a figure that failed. */
export const notMeasured = (what: string): Row => ({
  ...{ what, ours: 'not measured', limit: '', compared: '', promise: '' },
  kept: false,
})

const head = {
  what: 'figure',
  ours: 'ours',
  limit: 'the engine alone',
  compared: 'compared',
  promise: 'promise',
}
const columns = Object.keys(head) as (keyof typeof head)[]
const kept = ({ kept: is }: Row) => (is === null ? '' : is ? 'kept' : 'MISSED')

export function printRows(rows: Row[]): void {
  const width = (column: keyof typeof head) => Math.max(...[head, ...rows].map((row) => row[column].length))
  const line = (row: typeof head, end: string) =>
    columns.map((column) => row[column].padEnd(width(column))).join('   ') + end
  console.log(`\n${line(head, '')}`)
  for (const row of rows) console.log(line(row, `   ${kept(row)}`))
}

/** The rows as a Markdown table, with the day, the machine and the command. */
export function asPage(rows: Row[]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const table = [
    line([...columns.map((column) => head[column]), '']),
    line([...columns, ''].map(() => '---')),
    ...rows.map((row) => line([...columns.map((column) => row[column]), kept(row)])),
  ]
  const memory = Math.round(totalmem() / 2 ** 30)
  return `# Performance

Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench -- --write\`, which wrote this page, on ${availableParallelism()} cores with ${memory} GB, Node ${process.versions.node}, and a durable PostgreSQL beside the server. 200 shops are loaded, one of them with 1,000,000 guests and 5,000,000 purchases, and read into memory once. Each figure stands beside the limit of what it runs on, measured in the same run.

${table.join('\n')}
`
}

/** The value below which `share` of the sample lies. */
export function percentile(sample: number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!
}
