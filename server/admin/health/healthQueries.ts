import { sql } from 'drizzle-orm'
import type { MessageState } from '#server/messaging/messages/config.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'

export type MessageCount = {
  channel: 'email' | 'sms'
  state: Exclude<MessageState, 'received'>
  /** Null for messages that were sent or wait. */
  reason: string | null
  messages: number
}

export const findMessages = (tx: Tx, businessId: string, since: Date): Promise<MessageCount[]> =>
  queryRows<MessageCount>(
    tx,
    sql`select channel, state, reason, messages
      from admin_messages_of(${businessId}::uuid, ${since.toISOString()}::timestamptz)`,
  )

export type Standing = {
  complaints: number
  unsubscribes: number
  bounces: number
  stops: number
  texts_today: number
  key_refused_at: Date | string | null
  key_refusal: string | null
  payment: 'none' | 'ok' | 'failed' | null
  past_due_since: Date | string | null
  /** Null while nobody has paid for the business's texts. */
  plan_texts_since: Date | string | null
}

export async function findStanding(tx: Tx, businessId: string, since: Date, now: Date): Promise<Standing> {
  const [standing] = await queryRows<Standing>(
    tx,
    sql`select complaints, unsubscribes, bounces, stops, texts_today, key_refused_at, key_refusal, payment,
        past_due_since, plan_texts_since
      from admin_standing_of(${businessId}::uuid, ${since.toISOString()}::timestamptz,
        ${now.toISOString().slice(0, 10)}::text)`,
  )
  return standing!
}
