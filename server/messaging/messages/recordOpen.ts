import type { BusinessContext } from '#server/platform/context.ts'
import { changeMessage, lockMessage } from './queries.ts'

/**
 * Agents that fetch a pixel without anyone reading: Apple's mail privacy proxy says no more than
 * 'Mozilla/5.0', scanners name themselves. Gmail's and Yahoo's proxies fetch when a mail is opened.
 */
const machineAgent =
  /^$|^Mozilla\/5\.0$|bot|crawl|spider|scan|preview|barracuda|mimecast|proofpoint|curl|wget|python/i

/** Counts that a mail was opened, apart from machines. A mail of unknown fate that is opened has arrived. */
export async function recordOpen(ctx: BusinessContext, messageId: string, userAgent: string): Promise<void> {
  const message = await lockMessage(ctx.tx, ctx.businessId, messageId)
  if (!message) return
  const isMachine = machineAgent.test(userAgent.trim())
  await changeMessage(ctx.tx, message, {
    ...(isMachine
      ? { machine_open_count: message.machine_open_count + 1 }
      : { open_count: message.open_count + 1, opened_at: message.opened_at ?? ctx.now }),
    ...(message.state === 'uncertain' && {
      state: 'delivered',
      status: 'sent',
      failure: null,
      sent_at: ctx.now,
    }),
  })
}
