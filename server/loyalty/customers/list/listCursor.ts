import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { invalidField } from '#server/platform/context/refusal.ts'
import { id } from '#server/platform/http/contract.ts'
import { readCursor, writeCursor } from '#server/platform/http/pages/page.ts'
import { type CustomerSort, customerSorts } from '../contract.ts'

/**
 * Patterns of the search: LIKE patterns, or regular expressions if `similar`. Without patterns everybody matches. The
 * filters leave out customers without the tag, outside the program, without a usable reward, or not `among` the ids of
 * a query.
 */
export type Fitting = { patterns: string[]; similar: boolean; filters: Filters }
export type Filters = { tag: string | null; program: string | null; hasReward: boolean; among: SQL | null }

/** A row of a sorted list: its sort value as PostgreSQL writes it, and its id. */
export type ListCursor = { sort: CustomerSort; similar: boolean; value: string; id: string }

const moment = /^(?:\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)*|-infinity)$/
const whole = /^-?\d{1,16}$/
const values: Record<CustomerSort, RegExp> = {
  newest: moment,
  last_visit: moment,
  points: whole,
  visits: whole,
  spent: whole,
  name: /^[^\0]{0,400}$/u,
}

const written = z.tuple([z.enum(customerSorts), z.boolean(), z.string(), id])

export const writeListCursor = ({ sort, similar, value, id }: ListCursor): string =>
  writeCursor([sort, similar, value, id])

/**
 * Reads the place in a list that `writeListCursor` wrote.
 * @throws {Refusal} 'invalid' for any other text, or the place of another sort
 */
export function readListCursor(text: string, sort: CustomerSort): ListCursor {
  const [sorted, similar, value, id] = readCursor(text, written)
  if (sorted !== sort || !values[sort].test(value)) throw invalidField('after', 'Not a place in this list')
  return { sort, similar, value, id }
}
