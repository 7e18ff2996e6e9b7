import { z } from 'zod'
import { invalidField } from '#server/platform/context/refusal.ts'

/** The input of every list: the place where the previous page ended, and the number of rows wanted. */
export type Wanted = { after?: string | undefined; limit: number }

/** A page of a list; `next` is the `after` of the next page, null at the end. */
export type Page<Row> = { data: Row[]; next: string | null }

/** A place in a list that goes from new to old. */
export type TimeCursor = { at: Date; id: string }

/** A place in a list as text. Callers send it back unchanged and do not interpret it. */
export const writeCursor = (place: unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** @throws {Refusal} 'invalid' at `after` for a text that no page of such a list gave. */
export function readCursor<Cursor>(text: string, schema: z.ZodType<Cursor>): Cursor {
  const read = schema.safeParse(parse(Buffer.from(text, 'base64url').toString()))
  if (!read.success) throw invalidField('after', 'Not a place in this list')
  return read.data
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const timeCursorSchema = z
  .tuple([z.iso.datetime({ precision: 3 }), z.uuid()])
  .transform(([at, id]): TimeCursor => ({ at: new Date(at), id }))

/** @throws {Refusal} 'invalid' at `after` for a text that no page of such a list gave. */
export const readTimeCursor = (after: string | undefined): TimeCursor | null =>
  after === undefined ? null : readCursor(after, timeCursorSchema)

export const writeTimeCursor = ({ at, id }: TimeCursor): string => writeCursor([at.toISOString(), id])

/** Makes the page of rows that were read with one more than it holds; `cursorOf` is the place of a row. */
export function pageOf<Row>(rows: Row[], limit: number, cursorOf: (row: Row) => TimeCursor): Page<Row> {
  const data = rows.slice(0, limit)
  return { data, next: rows.length > limit ? writeTimeCursor(cursorOf(data.at(-1)!)) : null }
}

const idSchema = z.tuple([z.string()])

/**
 * The page of a short list that was read whole.
 * @throws {Refusal} 'invalid' at `after` when the row that ended the previous page no longer exists
 */
export const pageOfAll = <Row extends { id: string }>(rows: Row[], wanted: Wanted): Page<Row> =>
  pageBy(rows, wanted, ({ id }) => id)

/** `pageOfAll` for rows with another key than `id`. */
export function pageBy<Row>(rows: Row[], { after, limit }: Wanted, nameOf: (row: Row) => string): Page<Row> {
  const last = after === undefined ? undefined : readCursor(after, idSchema)[0]
  const start = last === undefined ? 0 : rows.findIndex((row) => nameOf(row) === last) + 1
  if (last !== undefined && start === 0) throw invalidField('after', 'Not a place in this list')
  const data = rows.slice(start, start + limit)
  return { data, next: rows.length > start + limit ? writeCursor([nameOf(data.at(-1)!)]) : null }
}
