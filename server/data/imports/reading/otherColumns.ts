import type { Failure, Import } from '../queries.ts'
import type { FileRow } from './readFile.ts'

/** What failed_imports.csv has of every row, whatever the file was. */
const specColumns = new Set(['first_name', 'last_name', 'email', 'phone', 'birthday'])
/** Ours, in a file that was mended and uploaded again. */
const ours = new Set(['row_number', 'error'])

/** The columns of an upload, by their positions, that failed_imports.csv has behind the specification's. */
export function otherColumns({ header, mapping }: Pick<Import, 'header' | 'mapping'>): number[] {
  return header.flatMap((name, at) => {
    const field = mapping?.[at] ?? null
    return (field && specColumns.has(field)) || (!field && ours.has(name.trim())) ? [] : [at]
  })
}

/** The same failures with what their rows have in the other columns, so that a mended file loses nothing. */
export function withOthers(found: Import, rows: FileRow[], failures: Failure[]): Failure[] {
  const columns = otherColumns(found)
  const cellsOf = new Map(rows)
  return failures.map((failure) => {
    const cells = cellsOf.get(failure.row_number) ?? []
    return { ...failure, others: columns.map((at) => cells[at] ?? '') }
  })
}
