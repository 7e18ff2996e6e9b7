/** One line of the bench. */
export type Row = {
  what: string
  ours: string
  limit: string
  /** How the two compare, and what we promise of it. */
  compared: string
  promise: string
  kept: boolean
}

export function printRows(rows: Row[]): void {
  const head = {
    what: 'figure',
    ours: 'ours',
    limit: 'the engine alone',
    compared: 'compared',
    promise: 'promise',
  }
  const columns = Object.keys(head) as (keyof typeof head)[]
  const width = (column: keyof typeof head) => Math.max(...[head, ...rows].map((row) => row[column].length))
  const line = (row: typeof head, end: string) =>
    columns.map((column) => row[column].padEnd(width(column))).join('   ') + end
  console.log(`\n${line(head, '')}`)
  for (const row of rows) console.log(line(row, row.kept ? '   kept' : '   MISSED'))
}

/** The value below which `share` of the sample lies. */
export function percentile(sample: number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}
