import type { Failure, Import } from '../queries.ts'
import type { FileRow } from './readFile.ts'

/** Columns that failed_imports.csv has for every file. */
const specColumns = new Set(['first_name', 'last_name', 'email', 'phone', 'birthday'])
/** Columns added by failed_imports.csv, in a file that was corrected and uploaded again. */
const ours = new Set(['row_number', 'error'])

/** Positions of the upload's columns that failed_imports.csv has after the specification's. */
export function otherColumns({ header, mapping }: Pick<Import, 'header' | 'mapping'>): number[] {
  return header.flatMap((name, at) => {
    const field = mapping?.[at] ?? null
    return (field && specColumns.has(field)) || (!field && ours.has(name.trim())) ? [] : [at]
  })
}

/** Adds the cells of their rows' other columns to failures, so that a corrected file loses nothing. */
export function withOthers(found: Import, rows: FileRow[], failures: Failure[]): Failure[] {
  const columns = otherColumns(found)
  const cellsOf = new Map(rows)
  return failures.map((failure) => {
    const cells = cellsOf.get(failure.row_number) ?? []
    return { ...failure, others: columns.map((at) => cells[at] ?? '') }
  })
}
