import type { CustomerSort } from '#server/loyalty/customers/contract.ts'

// Written out, because every page loads this: the contract's own list would bring its schemas, and the texts would
// bring all other texts.
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
