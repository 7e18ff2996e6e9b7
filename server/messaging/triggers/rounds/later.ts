import { findBusiness } from '#server/businesses/business/index.ts'
import { nextTextingMoment } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Trigger, templatesOf } from '../findTrigger.ts'
import { channels } from '../kinds.ts'
import { meetLaterQueue } from '../queues.ts'

/** What a trigger waits to tell, by ids: what they name is read when the time has come. */
export type Cause = {
  customerId: string
  operationId?: string
  rewardIds?: string[]
  /** Whether a welcome brings the link to the card, which went alone where it was asked for. */
  brings?: 'news' | 'link'
}

/**
 * Puts off what a trigger has to tell, where it waits a while after its cause; says whether it does. Each channel waits for
 * itself, a text for the shop's texting hours too: whether the cause still holds is asked when it goes.
 */
export async function meetLater(ctx: BusinessContext, trigger: Trigger, cause: Cause): Promise<boolean> {
  const { delay_minutes: minutes, kind } = trigger
  if (minutes === 0) return false
  const sends = await templatesOf(ctx, trigger)
  const due = new Date(ctx.now.getTime() + minutes * 60_000)
  const textDue = nextTextingMoment(due, await findBusiness(ctx.tx, ctx.businessId))
  for (const channel of channels) {
    if (!sends[channel]) continue
    const at = channel === 'sms' ? textDue : due
    const startAfter = Math.ceil((at.getTime() - ctx.now.getTime()) / 1000)
    const payload = { businessId: ctx.businessId, kind, channel, ...cause }
    await ctx.jobs.enqueue(ctx.tx, meetLaterQueue, payload, { startAfter })
  }
  return true
}
