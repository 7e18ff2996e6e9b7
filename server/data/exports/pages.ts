import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Cell } from '#server/platform/csv/index.ts'

/** Reads rows after the one with the id `after`, in the order of ids, which is the order of creation. */
export type ReadPage<Row> = (ctx: BusinessContext, after: string, most: number) => Promise<Row[]>

/** Cells of a row, by the names of their columns. */
export type Columns<Row> = Record<string, (row: Row) => Cell>

const FIRST = '00000000-0000-0000-0000-000000000000'
const ROWS_AT_ONCE = 1000

/** Reads rows that are few, all at once. */
export async function* readOnce<Row>(
  read: () => Promise<Row[]>,
  columns: Columns<Row>,
): AsyncGenerator<Cell[][], void> {
  const cells = Object.values(columns)
  yield (await read()).map((row) => cells.map((cell) => cell(row)))
}

/**
 * Reads a whole table page by page, each page in its own transaction: a slow download keeps no transaction
 * open. Rows written meanwhile have later ids and come at the end.
 */
export async function* readPages<Row extends { id: string }>(
  inTransaction: <T>(work: (ctx: BusinessContext) => Promise<T>) => Promise<T>,
  read: ReadPage<Row>,
  columns: Columns<Row>,
): AsyncGenerator<Cell[][], void> {
  const cells = Object.values(columns)
  for (let after = FIRST; ; ) {
    const rows = await inTransaction((ctx) => read(ctx, after, ROWS_AT_ONCE))
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => cells.map((cell) => cell(row)))
    after = last.id
  }
}
