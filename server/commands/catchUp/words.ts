import type { ReadAnew } from '#server/billing/index.ts'
import type { Journal } from '#server/platform/journal/index.ts'
import type { Applied } from './applyJournal.ts'
import type { AppliedTexts } from './applyTexts.ts'

/** Lines about a source, and why it is not applied completely, with the next step. */
export type Report = { lines: string[]; fault?: string }

export function reportJournal({ entries, torn }: Journal, { outcomes, failed }: Applied): Report {
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length
  const done = Map.groupBy(
    outcomes.filter(({ outcome }) => outcome === 'done'),
    ({ entry }) => entry.kind,
  )
  const again = [...done].map(([kind, some]) => `${kind} ${some.length}`).join(', ') || 'nothing'
  return {
    lines: [
      `${entries.length} entries; done again: ${again}; stood already: ${count('as it is')}, applied before: ${count('known')}`,
      ...(torn > 0 ? [`${torn} lines are cut off, as by a crash`] : []),
      ...outcomes
        .filter(({ outcome }) => outcome === 'unknown')
        .map(
          ({ entry }) => `unknown here, so it began after the backup: ${entry.kind} ${idsOf(entry.facts)}`,
        ),
      ...failed.map(({ entry, reason }) => `not applied: ${entry.kind} ${idsOf(entry.facts)}: ${reason}`),
    ],
    ...(failed.length > 0 && { fault: `${failed.length} entries could not be applied.` }),
  }
}

const idsOf = ({ business, customer, customers }: Record<string, unknown>): string =>
  [customer ?? customers, business && `of business ${business}`].filter(Boolean).join(' ')

export const reportTexts = ({ came, isNew, stops, starts, failed }: AppliedTexts): Report => ({
  lines: [
    `${came} texts came; ${isNew} had not been read here, of them ${stops} STOP and ${starts} START`,
    ...failed.map((one) => `not taken: ${one}`),
  ],
  ...(failed.length > 0 && { fault: `${failed.length} texts could not be taken.` }),
})

export const reportPayments = ({ businesses, granted, adopted, unknown, failed }: ReadAnew): Report => ({
  lines: [
    `${businesses} businesses read; credits given: ${granted.reduce((sum, { credits }) => sum + credits, 0)}`,
    ...granted.map(({ business, credits }) => `business ${business} had bought ${credits} credits`),
    ...adopted.map(({ business, customer }) => `business ${business} is ${customer} at Stripe`),
    ...unknown.map(
      ({ business, customer }) =>
        `unknown here: ${customer} of business ${business}. End what it pays at Stripe, or let it sign up again.`,
    ),
    ...failed.map(({ business, reason }) => `not read: business ${business}: ${reason}`),
  ],
  ...(failed.length > 0 && { fault: `${failed.length} businesses could not be read. Try again later.` }),
})
