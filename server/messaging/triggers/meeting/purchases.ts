import { idsOf, type Subscriber } from '#server/loyalty/events/index.ts'
import { findPurchases, findStep, type Purchase, visitsAfter } from '#server/loyalty/ledger/index.ts'
import { findAudience } from '#server/messaging/messages/index.ts'
import { usualConfig } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { findTriggers, type Sends, type Trigger, templatesOf } from '../findTrigger.ts'
import { meetLater } from '../later.ts'
import { highestReached } from './highestReached.ts'
import { meet } from './meet.ts'

/** Nobody is thanked for a visit that is longer ago, in milliseconds, by the time it is known. */
const STILL_THANKED_MS = 3_600_000

/** Follows purchases: points that are reached, each number once for a customer, and the n-th visit. */
export const purchaseSubscriber: Subscriber = {
  types: ['operation.recorded'],
  async handleTogether(ctx, happened) {
    const sending = await findSending(ctx)
    if (sending.length === 0) return
    const recorded = idsOf(happened, 'operation.recorded')
    const customers = new Map(recorded.map(({ operation_id, customer_id }) => [operation_id, customer_id]))
    const purchases = await findPurchases(ctx, [...customers.keys()])
    // A gift locks its customer. They are locked by ascending id, as in every command that locks several.
    const byCustomer = [...Map.groupBy(purchases, ({ id }) => customers.get(id)!)].sort(([one], [other]) =>
      one < other ? -1 : 1,
    )
    for (const [customerId, theirs] of byCustomer)
      for (const purchase of theirs)
        for (const { trigger, sends } of sending)
          if (!(await meetLater(ctx, trigger, { customerId, operationId: purchase.id })))
            await meetPurchase(ctx, { trigger, sends, purchase, customerId })
  },
}

/** Finds the triggers that follow purchases and send now, with their templates. */
async function findSending(ctx: BusinessContext): Promise<{ trigger: Trigger; sends: Sends }[]> {
  const sending = []
  for (const trigger of await findTriggers(ctx, ['points_milestone', 'nth_visit'])) {
    const sends = await templatesOf(ctx, trigger)
    if (sends.sms || sends.email) sending.push({ trigger, sends })
  }
  return sending
}

export type PurchaseMet = { trigger: Trigger; sends: Sends; purchase: Purchase; customerId: string }

export async function meetPurchase(ctx: BusinessContext, met: PurchaseMet): Promise<void> {
  const mark = await (met.trigger.kind === 'nth_visit' ? visitOf(ctx, met) : milestoneOf(ctx, met))
  if (mark === undefined) return
  const { business, customer, reads } = await findAudience(ctx, met.customerId)
  await meet(ctx, { ...met, business, customer, reads, mark: String(mark) })
}

async function milestoneOf(ctx: BusinessContext, { sends, purchase, customerId }: PurchaseMet) {
  const milestones = sends.sms?.config.milestones ?? sends.email?.config.milestones ?? usualConfig.milestones
  return highestReached(milestones, await findStep(ctx, customerId, purchase))
}

async function visitOf(ctx: BusinessContext, { trigger, purchase, customerId }: PurchaseMet) {
  const { switched_on_at: since, settings } = trigger
  if (!purchase.isVisit || !since || purchase.at < since || isLongAgo(purchase)) return undefined
  const { customer } = await findAudience(ctx, customerId)
  const later = await visitsAfter(ctx, customerId, purchase)
  return customer.total_visits - later === settings.visit ? settings.visit : undefined
}

const isLongAgo = ({ at, happenedAt }: Purchase): boolean =>
  happenedAt !== null && at.getTime() - happenedAt.getTime() > STILL_THANKED_MS
