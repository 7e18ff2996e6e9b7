import type { LateOperationInput, LateOutcome } from '#server/loyalty/counter/contract.ts'
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

/** A reward that was handed over some minutes before that is handed in. */
export type LateGift = {
  minutesAgo: number
  key?: string
  customerId?: string | undefined
  /** One of these three names it. */
  heldId?: string
  code?: string | undefined
  rewardId?: string | undefined
  points?: number
  recordedBy?: string
}

type Sending = {
  actor?: Actor
  /** Names of accounts. */
  names?: Map<string, string>
  /** Minutes by which the sender's clock is ahead of the server's. */
  aheadMinutes?: number
  /** True for what was kept on a device that was ended. */
  fromEnded?: boolean
}

/** Hands in late purchases, as a till or a program does. */
export const handIn = (business: TestBusiness, late: Late[], sending: Sending = {}): Promise<LateOutcome[]> =>
  send(business, sending, (theirs) =>
    late.map((one) => ({
      ...{ key: one.key ?? crypto.randomUUID(), kind: 'purchase' as const, customer_id: one.customerId },
      happened_at: theirs(one.minutesAgo),
      amount: one.amount,
      stamps: one.stamps,
      confirm_repeat_visit: one.confirm,
      confirm_amount: one.confirmAmount ?? true,
      note: one.note,
      recorded_by: one.recordedBy,
    })),
  )

/** Hands in that rewards were given. */
export const handInGifts = (
  business: TestBusiness,
  gifts: LateGift[],
  sending: Sending = {},
): Promise<LateOutcome[]> =>
  send(business, sending, (theirs) =>
    gifts.map((one) => ({
      ...{ key: one.key ?? crypto.randomUUID(), kind: 'redemption' as const, customer_id: one.customerId },
      happened_at: theirs(one.minutesAgo),
      customer_reward_id: one.heldId,
      code: one.code,
      reward_id: one.rewardId,
      points: one.points,
      recorded_by: one.recordedBy,
    })),
  )

function send(
  business: TestBusiness,
  { actor = business.ben, names = new Map(), aheadMinutes = 0, fromEnded = false }: Sending,
  operationsAt: (theirs: (minutesAgo: number) => string) => LateOperationInput[],
): Promise<LateOutcome[]> {
  const now = business.clock.now()
  const theirs = (minutesAgo: number) =>
    new Date(now.getTime() + (aheadMinutes - minutesAgo) * 60_000).toISOString()
  const batch = { sentAt: theirs(0), deviceId: crypto.randomUUID(), operations: operationsAt(theirs) }
  return recordBatch((verb) => business.run(verb, actor), batch, now, {
    findNames: async () => names,
    isEndedDevice: async () => fromEnded,
  })
}

/** Hands in one late purchase that is recorded. */
export async function handInOne(business: TestBusiness, late: Late, sending: Sending = {}) {
  const [outcome] = await handIn(business, [late], sending)
  if (outcome?.outcome !== 'recorded') throw new Error(`not recorded: ${JSON.stringify(outcome)}`)
  return { ...outcome, purchase: outcome.purchase! }
}
