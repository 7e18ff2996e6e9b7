import type { Step } from '#server/loyalty/ledger/index.ts'

/** Of several that one purchase passed, the highest: nobody reads of 100 and 250 at once. */
export const highestReached = (milestones: number[], { from, to }: Step): number | undefined =>
  milestones.filter((points) => from < points && points <= to).sort((one, other) => other - one)[0]
