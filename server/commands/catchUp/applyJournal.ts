import { isBusiness } from '#server/businesses/business/index.ts'
import {
  businessClosed,
  businessErased,
  businessReopened,
  closeAgain,
  eraseBusinessAgain,
  reopenAgain,
} from '#server/data/closing/index.ts'
import { customerErased, eraseAgain } from '#server/data/customer-record/index.ts'
import { consentEnded, endConsentAgain } from '#server/loyalty/customers/index.ts'
import { suppressAgain, textsStopped } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { type Again, type Entry, type Kind, takeEntry } from '#server/platform/journal/index.ts'
import { businessContext, type Services } from '#server/services.ts'

const actor = { kind: 'system', name: 'operator' } as const

/** An entry that was read: what to do again, in a transaction of its business or of none. */
type Step = { business: string | null; again(tx: Tx): Promise<Again> }
type Read = (services: Services, facts: unknown) => Step

const inBusiness = <Facts extends { business: string }>(
  { name, facts: schema }: Kind<Facts>,
  again: (ctx: BusinessContext, facts: Facts) => Promise<Again>,
): [string, Read] => [
  name,
  (services, facts) => {
    const read = schema.parse(facts)
    const { business } = read
    return { business, again: (tx) => again(businessContext(services, tx, business, actor), read) }
  },
]

const steps = new Map<string, Read>([
  inBusiness(consentEnded, endConsentAgain),
  inBusiness(customerErased, eraseAgain),
  inBusiness(businessClosed, closeAgain),
  inBusiness(businessReopened, reopenAgain),
  inBusiness(businessErased, eraseBusinessAgain),
  [
    textsStopped.name,
    ({ clock }, facts) => {
      const stop = textsStopped.facts.parse(facts)
      return { business: null, again: (tx) => suppressAgain(tx, stop, clock.now()) }
    },
  ],
])

/** `known` entries are in this database already: from before the backup, or from an earlier run. */
type Outcome = Again | 'known'

export type Applied = {
  outcomes: { entry: Entry; outcome: Outcome }[]
  failed: { entry: Entry; reason: string }[]
}

/** Applies entries, the oldest first, each once and in a transaction of its own. A dry run takes each back. */
export async function applyJournal(
  services: Services,
  entries: Entry[],
  { isDry }: { isDry: boolean },
): Promise<Applied> {
  const applied: Applied = { outcomes: [], failed: [] }
  for (const entry of entries)
    try {
      applied.outcomes.push({ entry, outcome: await applyEntry(services, entry, isDry) })
    } catch (error) {
      applied.failed.push({ entry, reason: (error as Error).message })
    }
  return applied
}

class TakenBack extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome) {
    super('a dry run changes nothing')
    this.outcome = outcome
  }
}

async function applyEntry(services: Services, entry: Entry, isDry: boolean): Promise<Outcome> {
  const read = steps.get(entry.kind)
  if (!read) throw new Error('this version does not know its kind')
  const { business, again } = read(services, entry.facts)
  const { database } = services
  if (business !== null && !(await isBusiness(database.plain, business))) return 'unknown'
  try {
    return await database.transaction(business === null ? {} : { businessId: business }, async (tx) => {
      const outcome = (await takeEntry(tx, entry)) ? await again(tx) : 'known'
      if (isDry) throw new TakenBack(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.outcome
    throw error
  }
}
