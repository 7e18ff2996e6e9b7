import type { BusinessContext } from '#server/platform/context.ts'

/** Each piece of work in a transaction of its own, for verbs that compute for long in between. */
export type InTransaction = <T>(work: (ctx: BusinessContext) => Promise<T>) => Promise<T>
