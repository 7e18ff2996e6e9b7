import type { BusinessContext } from '#server/platform/context/context.ts'
import { changeMessage, lockMessage, type Message, type MessageChange, wentOut } from '../queries.ts'

/** Counts that a mail was opened, apart from machines. */
export async function recordOpen(ctx: BusinessContext, messageId: string, byMachine: boolean): Promise<void> {
  const message = await lockMessage(ctx.tx, ctx.businessId, messageId)
  if (!message) return
  await changeMessage(ctx.tx, message, {
    ...(byMachine
      ? { machine_open_count: message.machine_open_count + 1 }
      : { open_count: message.open_count + 1, opened_at: message.opened_at ?? ctx.now }),
    ...arrival(ctx, message),
  })
}

/** A message of unknown fate that somebody looks at has arrived. */
export const arrival = (ctx: BusinessContext, message: Message): MessageChange =>
  message.state === 'uncertain' ? wentOut(ctx, message, 'delivered') : {}
