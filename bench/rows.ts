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

/** The results of one figure, as a part of the page: its name, and its rows with the day on which they were measured. */
export type Section = { name: string; text: string }

/** The rows of a figure as a Markdown table, measured today. */
export function sectionOf(name: string, rows: Row[]): Section {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const table = [
    line([...columns.map((column) => head[column]), '']),
    line([...columns, ''].map(() => '---')),
    ...rows.map((row) => line([...columns.map((column) => row[column]), kept(row)])),
  ]
  return { name, text: `Measured on ${new Date().toISOString().slice(0, 10)}.\n\n${table.join('\n')}` }
}

const HEADING = '\n## '

/** The sections of an earlier page. */
export const sectionsOf = (page: string): Section[] =>
  page
    .split(HEADING)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n')
      return { name: section.slice(0, end), text: section.slice(end).trim() }
    })

/** The page of all figures, with the machine and the command. */
export function asPage(sections: Section[]): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `# Performance

Written by \`npm run bench -- --write\`, which measures all of it in about an hour, or by \`npm run bench -- reads search --write\`, which measures those and keeps the rest: on ${availableParallelism()} cores with ${memory} GB and nothing beside it, Node ${process.versions.node}, and a durable PostgreSQL beside the server. 200 shops are loaded, one of them with 1,000,000 guests and 5,000,000 purchases, and read into memory once. Each figure stands beside the limit of what it runs on, measured in the same run.
${sections.map(({ name, text }) => `${HEADING}${name}\n${text}\n`).join('')}`
}

/** The value below which `share` of the sample lies. */
export function percentile(sample: number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!
}
