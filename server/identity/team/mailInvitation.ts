import { findBusiness, nameInMessages, type Tenant } from '#server/businesses/business/index.ts'
import { queueMessage } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { formatDay, formatList, localeIn } from '#server/platform/text/locale.ts'
import { type StaffLanguage, staffLanguageOf } from '#server/platform/text/pageLanguages.ts'
import { LONGEST_PERSON_NAME, plainName } from '#server/platform/text/plainName.ts'
import { type Invitation, invitationUrl } from './invitation.ts'
import { dedupeKeyOf, type NamedMember } from './queries.ts'
import { teamMailTexts as german } from './teamMailTexts/de.ts'
import { teamMailTexts as spanish } from './teamMailTexts/es.ts'
import { teamMailTexts as english } from './teamMailTexts.ts'

type Texts = typeof english
const textsIn: Record<StaffLanguage, Texts> = { en: english, de: german, es: spanish }

/**
 * Queues the mail with the link, in the language of whoever invites: nothing is known of the receiver. The business's
 * history shows the mail without the link, because its holder can join.
 */
export async function mailInvitation(
  ctx: BusinessContext,
  tenant: Tenant,
  invitation: Invitation,
  token: string,
): Promise<void> {
  const language = staffLanguageOf(ctx.language)
  const texts = textsIn[language]
  const company = nameOf(tenant, texts)
  const until = await dateOf(ctx, invitation.expires_at, language)
  const inviter = inviterOf(ctx, texts)
  await queueMessage(ctx, {
    type: 'email',
    purpose: 'service',
    dedupe_key: dedupeKeyOf(invitation.id),
    customerId: null,
    recipient: invitation.email,
    subject: texts.invitation.subject(company),
    content: texts.invitation.content(inviter === company ? null : inviter, company, until),
    parts: { button: { label: texts.invitation.button }, language },
    outgoing: invitationUrl(ctx.publicUrl, token),
  })
}

/** The inviting person's name, unless it could be a link or a number: anyone can type a stranger's address. */
const inviterOf = ({ actor }: BusinessContext, { theAdmin }: Texts): string =>
  (actor.kind === 'member' && plainName(actor.name, LONGEST_PERSON_NAME)) || theAdmin

/** Tells both that the admin role has passed from one to the other. `dedupe_key` names this hand-over. */
export async function mailHandOver(
  ctx: BusinessContext,
  tenant: Tenant,
  { from, to, dedupe_key }: { from: NamedMember; to: NamedMember; dedupe_key: string },
): Promise<void> {
  for (const [receiver, other, kind] of [
    [to, from, 'newAdmin'],
    [from, to, 'formerAdmin'],
  ] as const) {
    const language = staffLanguageOf(receiver.language)
    const texts = textsIn[language]
    const company = nameOf(tenant, texts)
    await queueMessage(ctx, {
      type: 'email',
      purpose: 'service',
      dedupe_key: `hand-over:${dedupe_key}:${receiver.id}`,
      customerId: null,
      recipient: receiver.email,
      subject: texts[kind].subject(company),
      content: texts[kind].content(other.email, company),
      parts: { ...seeTeam(ctx, texts), language },
    })
  }
}

/** Tells the admin that a member has left on their own. */
export async function mailLeft(
  ctx: BusinessContext,
  tenant: Tenant,
  { left, admin, keys }: { left: NamedMember; admin: NamedMember; keys: string[] },
): Promise<void> {
  const language = staffLanguageOf(admin.language)
  const texts = textsIn[language]
  const company = nameOf(tenant, texts)
  const { locale } = await findBusiness(ctx.tx, ctx.businessId)
  const content = texts.left.content(left.email, company)
  const named = keys.length > 0 && texts.left.keys(formatList(keys, localeIn(locale, language)))
  await queueMessage(ctx, {
    type: 'email',
    purpose: 'service',
    dedupe_key: `left:${newId()}`,
    customerId: null,
    recipient: admin.email,
    subject: texts.left.subject(left.email, company),
    content: named ? `${content}\n\n${named}` : content,
    parts: {
      ...(named
        ? { button: { label: texts.left.seeKeys, url: `${ctx.publicUrl}/settings` } }
        : seeTeam(ctx, texts)),
      language,
    },
  })
}

const seeTeam = ({ publicUrl }: BusinessContext, texts: Texts) => ({
  button: { label: texts.seeTeam, url: `${publicUrl}/company` },
})

const nameOf = (tenant: Tenant, { aBusiness }: Texts): string => nameInMessages(tenant, aBusiness)

async function dateOf(ctx: BusinessContext, moment: Date, language: StaffLanguage): Promise<string> {
  const { locale, time_zone } = await findBusiness(ctx.tx, ctx.businessId)
  return formatDay(moment, localeIn(locale, language), time_zone)
}
