import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Tx } from '#server/platform/database/index.ts'

const DAY = 86_400_000

/** The time of day at which things are set up, before the first customers come. */
export const morningOf = (day: Date): Date => new Date(day.getTime() + DAY / 4)

/** A context at a moment of the past. */
export type At = (moment: Date) => BusinessContext

/** Runs one transaction of a business, with contexts at any moment of the past. */
export type InTransaction = (work: (scope: { tx: Tx; at: At }) => Promise<void>) => Promise<void>
