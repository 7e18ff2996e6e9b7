import type { CustomerSort } from '#server/loyalty/customers/contract.ts'

// Spelled out, for every page has this: the contract's own list would bring its schemas, and the words all others.
const known: Record<CustomerSort, true> = {
  newest: true,
  name: true,
  points: true,
  visits: true,
  spent: true,
  last_visit: true,
}
export const sorts = Object.keys(known) as CustomerSort[]

export const isSort = (value: unknown): value is CustomerSort => sorts.some((sort) => sort === value)
