import type { CustomerSort } from '#server/customers/contract.ts'
import { texts } from './texts.ts'

// From the words, for the contract's own list would bring its schemas into every page.
export const sorts = Object.keys(texts.sorts) as CustomerSort[]

export const isSort = (value: unknown): value is CustomerSort => sorts.some((sort) => sort === value)
