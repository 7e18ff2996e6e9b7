import { findBusiness, nameInMessages, type Tenant } from '#server/businesses/business/index.ts'
import { queueMessage } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { formatDay, formatList } from '#server/platform/text/locale.ts'
import { LONGEST_PERSON_NAME, plainName } from '#server/platform/text/plainName.ts'
import { type Invitation, invitationUrl } from './invitation.ts'
import { dedupeKeyOf, type NamedMember } from './queries.ts'

/**
 * Queues the mail with the link. The business's history shows the mail without the link, because its holder can join.
 */
export async function mailInvitation(
  ctx: BusinessContext,
  tenant: Tenant,
  invitation: Invitation,
  token: string,
): Promise<void> {
  const company = nameOf(tenant)
  const until = await dateOf(ctx, invitation.expires_at)
  await queueMessage(ctx, {
    type: 'email',
    purpose: 'service',
    dedupe_key: dedupeKeyOf(invitation.id),
    customerId: null,
    recipient: invitation.email,
    subject: `You've been invited to join ${company}`,
    content: `${invited(inviterOf(ctx), company)} as a team member on Regulars, which runs its loyalty cards.\n\nThe invitation works once, until ${until}. If you did not expect it, you can ignore this mail.`,
    parts: { button: { label: 'See the invitation' } },
    outgoing: invitationUrl(ctx.publicUrl, token),
  })
}

/** Subject of the invitation. An owner has the name of their business until they enter their own. */
const invited = (inviter: string, company: string): string =>
  inviter === company ? `You are invited to join ${company}` : `${inviter} has invited you to join ${company}`

/** The inviting person's name, unless it could be a link or a number: anyone can type a stranger's address. */
const inviterOf = ({ actor }: BusinessContext): string =>
  (actor.kind === 'member' && plainName(actor.name, LONGEST_PERSON_NAME)) || 'The admin'

/** Tells both that the admin role has passed from one to the other. `dedupe_key` names this hand-over. */
export async function mailHandOver(
  ctx: BusinessContext,
  tenant: Tenant,
  { from, to, dedupe_key }: { from: NamedMember; to: NamedMember; dedupe_key: string },
): Promise<void> {
  const company = nameOf(tenant)
  const mails = [
    {
      to,
      subject: `You are now the admin of ${company}`,
      content: `${from.email} has handed the admin role of ${company} to you. You can invite and remove team members from now on.`,
    },
    {
      to: from,
      subject: `You handed over the admin role of ${company}`,
      content: `${to.email} is the admin of ${company} from now on, and you are a member of the team. If this was not you, talk to them right away.`,
    },
  ]
  for (const { to: receiver, subject, content } of mails)
    await queueMessage(ctx, {
      type: 'email',
      purpose: 'service',
      dedupe_key: `hand-over:${dedupe_key}:${receiver.id}`,
      customerId: null,
      recipient: receiver.email,
      subject,
      content,
      parts: seeTeam(ctx),
    })
}

/** Tells the admin that a member has left on their own. */
export async function mailLeft(
  ctx: BusinessContext,
  tenant: Tenant,
  { left, admin, keys }: { left: NamedMember; admin: NamedMember; keys: string[] },
): Promise<void> {
  const company = nameOf(tenant)
  const { locale } = await findBusiness(ctx.tx, ctx.businessId)
  await queueMessage(ctx, {
    type: 'email',
    purpose: 'service',
    dedupe_key: `left:${newId()}`,
    customerId: null,
    recipient: admin.email,
    subject: `${left.email} has left the team of ${company}`,
    content: `${left.email} has left the team of ${company} and can no longer see or do anything there. Their seat is free.${keysWords(keys, locale)}`,
    parts:
      keys.length > 0
        ? { button: { label: 'See the keys', url: `${ctx.publicUrl}/settings` } }
        : seeTeam(ctx),
  })
}

const seeTeam = ({ publicUrl }: BusinessContext) => ({
  button: { label: 'See the team', url: `${publicUrl}/company` },
})

const keysWords = (keys: string[], locale: string): string =>
  keys.length === 0
    ? ''
    : `\n\nThey made API keys that are still there: ${formatList(keys, locale)}. Revoke those that only they used.`

const nameOf = (tenant: Tenant): string => nameInMessages(tenant, 'a shop')

async function dateOf(ctx: BusinessContext, moment: Date): Promise<string> {
  const { locale, time_zone } = await findBusiness(ctx.tx, ctx.businessId)
  return formatDay(moment, locale, time_zone)
}
