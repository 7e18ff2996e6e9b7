import type { BusinessContext } from '#server/platform/context/context.ts'

/** Runs each piece of work in its own transaction, for functions with long computations in between. */
export type InTransaction = <T>(work: (ctx: BusinessContext) => Promise<T>) => Promise<T>
