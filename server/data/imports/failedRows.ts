import type { Cell } from '#server/platform/csv/index.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { refusalIn } from '#server/platform/text/refusalIn.ts'
import type { ListedRow } from './contract.ts'
import { type Import, selectFailures } from './queries.ts'
import { otherColumns } from './reading/otherColumns.ts'
import type { InTransaction } from './running/inTransaction.ts'
import { whoIs } from './view.ts'

type FailureRow = Awaited<ReturnType<typeof selectFailures>>[number]

/** Columns of failed_imports.csv (spec section 8); every other column of the upload follows them. */
const failedColumns = [
  'row_number',
  'first_name',
  'last_name',
  'email',
  'phone',
  'birthday',
  'error',
] as const satisfies (keyof FailureRow)[]

const ROWS_AT_ONCE = 1000

export const failedHeader = (found: Import): string[] => [
  ...failedColumns,
  ...otherColumns(found).map((at) => found.header[at]!),
]

/** The cells of the file, with what is wrong with each row in the language of whoever reads it. */
export async function* readFailedRows(
  inTransaction: InTransaction,
  importId: string,
  language: PageLanguage,
): AsyncGenerator<Cell[][], void> {
  for (let after = 0; ; ) {
    const rows = await inTransaction(async (ctx) => {
      const found = await selectFailures(ctx, importId, { after, most: ROWS_AT_ONCE })
      return found.map((row) => ({ ...row, error: refusalIn(language, row.error) }))
    })
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => [...failedColumns.map((column) => row[column]), ...row.others])
    after = last.row_number
  }
}

export const viewFailure = (language: PageLanguage, row: FailureRow): ListedRow => ({
  row_number: row.row_number,
  who: whoIs(row),
  error: refusalIn(language, row.error),
})
