import type { BusinessContext } from '#server/platform/context/context.ts'
import { changeMessage, lockMessage, type Message, type MessageChange, wentOut } from '../queries.ts'

/** Counts that a mail was opened, by a person or a machine. */
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

/** A message of unknown fate has arrived if somebody opens it. */
export const arrival = (ctx: BusinessContext, message: Message): MessageChange =>
  message.state === 'uncertain' ? wentOut(ctx, message, 'delivered') : {}
