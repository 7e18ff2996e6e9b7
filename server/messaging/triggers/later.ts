import { findBusiness } from '#server/businesses/business/index.ts'
import { nextTextingMoment } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Trigger, templatesOf } from './findTrigger.ts'
import { channels } from './kinds.ts'
import { meetLaterQueue } from './queues.ts'

/** Cause of a delayed message, by ids; the rows are read when it is sent. */
export type Cause = {
  customerId: string
  operationId?: string
  rewardIds?: string[]
  /** 'link' if a welcome has the link to the card; a link that was asked for went alone at once. */
  brings?: 'news' | 'link'
}

/**
 * Delays the messages of a trigger that has a delay. Each channel waits for itself, and a text also for the business's
 * texting hours, so that the cause is checked when the message goes.
 * @returns false if the trigger has no delay
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
