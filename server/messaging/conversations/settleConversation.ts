import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { markDone, markOpen, markRead } from '#server/messaging/messages/index.ts'
import { communicationLogs as logs } from '#server/messaging/messages/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { findTalk, type Talk } from './findTalk.ts'

type UpTo = { id: string; textId: string }

/** Marks a customer's texts as read, up to the newest that was on the screen. @throws {Refusal} 'not_found' */
export async function seeConversation(ctx: BusinessContext, { id, textId }: UpTo): Promise<void> {
  const seen = await writtenUpTo(ctx, await findTalk(ctx, id), textId)
  await markRead(ctx, seen)
}

/** Marks a customer's texts up to that one as done, and so as read. @throws {Refusal} 'not_found' */
export async function finishConversation(ctx: BusinessContext, { id, textId }: UpTo): Promise<void> {
  const seen = await writtenUpTo(ctx, await findTalk(ctx, id), textId)
  await markDone(ctx, seen)
}

/** Opens a conversation again, by the newest text that the customer wrote. @throws {Refusal} 'not_found' */
export async function reopenConversation(ctx: BusinessContext, { id }: { id: string }): Promise<void> {
  const { written } = await findTalk(ctx, id)
  const [newest] = await ctx.tx
    .select({ id: logs.id })
    .from(logs)
    .where(written)
    .orderBy(desc(logs.created_at), desc(logs.id))
    .limit(1)
  if (!newest) throw notFound('Conversation')
  await markOpen(ctx, newest.id)
}

async function writtenUpTo({ tx }: BusinessContext, { texts, written }: Talk, textId: string): Promise<SQL> {
  const [last] = await tx
    .select({ at: logs.created_at })
    .from(logs)
    .where(and(texts, eq(logs.id, textId)))
  if (!last) throw notFound('Text')
  return and(
    written,
    sql`(${logs.created_at}, ${logs.id}) <= (${last.at.toISOString()}::timestamptz, ${textId}::uuid)`,
  )!
}
