import type { ShopContext } from '#server/platform/context.ts'

/** Each piece of work in a transaction of its own, for verbs that compute for long in between. */
export type InTransaction = <T>(work: (ctx: ShopContext) => Promise<T>) => Promise<T>
