import type { ReadPage } from './pages.ts'
import { type CustomerRow, selectCustomers } from './queries.ts'

/** Reads only these customers. Each page sends its own ids, not all the thousands. */
export function selectOnly(ids: string[]): ReadPage<CustomerRow> {
  const sorted = ids.map((id) => id.toLowerCase()).sort()
  return async (ctx, after, most) => {
    const rest = sorted.filter((id) => id > after)
    for (let from = 0; from < rest.length; from += most) {
      const rows = await selectCustomers(ctx, after, most, rest.slice(from, from + most))
      // A page may be empty because all its customers were erased since.
      if (rows.length > 0) return rows
    }
    return []
  }
}
