import type { LateOutcome } from '#server/loyalty/counter/contract.ts'
import { recordBatch } from '#server/loyalty/counter/late/recordBatch.ts'
import type { Actor } from '#server/platform/context/context.ts'
import type { TestBusiness } from '#tests/world/index.ts'

/** A purchase that happened some minutes before it is handed in. */
export type Late = {
  customerId: string
  minutesAgo: number
  key?: string
  amount?: number | undefined
  stamps?: number | undefined
  confirm?: boolean
  confirmAmount?: boolean
  note?: string
  recordedBy?: string
}

type Sending = {
  actor?: Actor
  /** Names of accounts. */
  names?: Map<string, string>
  /** Minutes by which the sender's clock is ahead of the server's. */
  aheadMinutes?: number
}

/** Hands in late purchases, as a till or a program does. */
export function handIn(
  business: TestBusiness,
  late: Late[],
  { actor = business.ben, names = new Map(), aheadMinutes = 0 }: Sending = {},
): Promise<LateOutcome[]> {
  const now = business.clock.now()
  const theirs = (minutesAgo: number) =>
    new Date(now.getTime() + (aheadMinutes - minutesAgo) * 60_000).toISOString()
  const operations = late.map((one) => ({
    ...{ key: one.key ?? crypto.randomUUID(), kind: 'purchase' as const, customer_id: one.customerId },
    happened_at: theirs(one.minutesAgo),
    amount: one.amount,
    stamps: one.stamps,
    confirm_repeat_visit: one.confirm,
    confirm_amount: one.confirmAmount ?? true,
    note: one.note,
    recorded_by: one.recordedBy,
  }))
  const batch = { sentAt: theirs(0), operations }
  return recordBatch((verb) => business.run(verb, actor), batch, now, {
    findNames: async () => names,
    isEndedDevice: async () => false,
  })
}

/** Hands in one late purchase that is recorded. */
export async function handInOne(business: TestBusiness, late: Late, sending: Sending = {}) {
  const [outcome] = await handIn(business, [late], sending)
  if (outcome?.outcome !== 'recorded') throw new Error(`not recorded: ${JSON.stringify(outcome)}`)
  return outcome
}
