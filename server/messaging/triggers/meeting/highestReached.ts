import type { Step } from '#server/loyalty/ledger/index.ts'

/** Finds the highest milestone that one purchase reached, so that nobody reads of 100 and 250 at once. */
export const highestReached = (milestones: number[], { from, to }: Step): number | undefined =>
  milestones.filter((points) => from < points && points <= to).sort((one, other) => other - one)[0]
