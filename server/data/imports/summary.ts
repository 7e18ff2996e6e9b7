import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { refusalIn } from '#server/platform/text/refusalIn.ts'
import { type CheckView, LISTED_ROWS, type ListedRow } from './contract.ts'
import type { Raw } from './reading/readRow.ts'
import type { ReadRow } from './reading/readRows.ts'
import { whoIs } from './view.ts'

/** Gathers the result of a check, piece by piece. */
export class Summary {
  readonly check: CheckView = {
    ...{ valid: 0, invalid: 0, duplicates: 0, mendable: 0 },
    ...{ invalid_rows: [], duplicate_rows: [], mended_rows: [] },
  }

  add(rows: ReadRow[]): void {
    for (const row of rows) this.addOne(row)
  }

  private addOne(row: ReadRow): void {
    const { check } = this
    if ('person' in row) {
      check.valid += 1
      if (!row.without) return
      check.mendable += 1
      list(check.mended_rows, row.row_number, row.raw!, row.without)
    } else if (row.kind === 'invalid') {
      check.invalid += 1
      if (row.mendable) check.mendable += 1
      list(check.invalid_rows, row.row_number, row.raw, row.error)
    } else {
      check.duplicates += 1
      list(check.duplicate_rows, row.row_number, row.raw, row.error)
    }
  }
}

function list(rows: ListedRow[], row_number: number, raw: Raw, error: string): void {
  if (rows.length < LISTED_ROWS) rows.push({ row_number, who: whoIs(raw), error })
}

/** A check with its reasons in the language of whoever reads it. */
export function checkIn(language: PageLanguage, check: CheckView): CheckView {
  const inOwn = (rows: ListedRow[]) => rows.map((row) => ({ ...row, error: refusalIn(language, row.error) }))
  return {
    ...check,
    invalid_rows: inOwn(check.invalid_rows),
    duplicate_rows: inOwn(check.duplicate_rows),
    mended_rows: inOwn(check.mended_rows),
  }
}
