import { and, desc, sql } from 'drizzle-orm'
import { namesOfCampaigns } from '#server/messaging/campaigns/index.ts'
import { shownIn } from '#server/messaging/messages/index.ts'
import { communicationLogs as logs } from '#server/messaging/messages/tables.ts'
import { kindNames, type TriggerKind } from '#server/messaging/triggers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Page, pageOf, readTimeCursor, type Wanted } from '#server/platform/http/pages/page.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { refusalIn, sentenceIn } from '#server/platform/text/refusalIn.ts'
import { staffNameIn } from '#server/platform/text/staffNameIn.ts'
import type { ConversationText } from './contract.ts'
import { findTalk } from './findTalk.ts'

/**
 * Reads a page of a conversation's texts in both directions, newest first.
 * @throws {Refusal} 'not_found', or 'invalid' at `after` if no page ended there
 */
export async function listTexts(
  ctx: BusinessContext,
  { id, after, limit }: Wanted & { id: string },
): Promise<Page<ConversationText>> {
  const { texts } = await findTalk(ctx, id)
  const before = readTimeCursor(after)
  const found = await ctx.tx
    .select()
    .from(logs)
    .where(
      and(
        texts,
        before
          ? sql`(${logs.created_at}, ${logs.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(logs.created_at), desc(logs.id))
    .limit(limit + 1)
  const { data, next } = pageOf(found, limit, ({ created_at: at, id }) => ({ at, id }))
  const names = await namesOfCampaigns(
    ctx,
    data.flatMap(({ campaign_id }) => campaign_id ?? []),
  )
  return { data: data.map((text) => viewText(ctx, text, names.get(text.campaign_id ?? '') ?? null)), next }
}

export function viewText(
  { language }: BusinessContext,
  text: typeof logs.$inferSelect,
  campaign: string | null,
): ConversationText {
  const { id, direction, keyword, content, state, failure } = text
  return {
    ...{ id, direction, keyword, state },
    content: shownIn(language, content),
    failure: sentenceIn(language, failure),
    sender: direction === 'in' ? null : senderOf(language, text, campaign),
    created_at: text.created_at.toISOString(),
  }
}

function senderOf(
  language: PageLanguage,
  { staff_name, trigger_kind, template_name }: typeof logs.$inferSelect,
  campaign: string | null,
): ConversationText['sender'] {
  if (staff_name !== null) return { kind: 'person', name: staffNameIn(language, staff_name) }
  if (campaign !== null) return { kind: 'campaign', name: campaign }
  if (trigger_kind !== null)
    return { kind: 'trigger', name: refusalIn(language, kindNames[trigger_kind as TriggerKind]) }
  return { kind: 'program', name: template_name }
}
