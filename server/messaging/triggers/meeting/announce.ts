import {
  type Audience,
  aloneOf,
  cardLinkText,
  exampleCardLink,
  findAudience,
  findMessageFor,
  fullName,
  isCheaperTogether,
  linkRequest,
  mayGo,
  mayGoNow,
  type NewMessage,
  queueFor,
  queueServiceText,
  type ServiceText,
  withCardLink,
} from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { findTriggers, type Sends, templatesOf } from '../findTrigger.ts'
import { type Channel, channels } from '../kinds.ts'
import { writeMail, writeText } from './write.ts'

/** News of one transaction for one customer. */
export type News = {
  customerId: string
  hasJoined: boolean
  rewards: { id: string; name: string; code: string }[]
  /**
   * The link to their card: `make` makes it for a phone (E.164), and `request` names the customer's request. A customer
   * added by staff has not asked for it.
   */
  cardLink?: { request?: string; make(phone: string): Promise<string> }
  /** Channels to tell it by; both by default. */
  by?: readonly Channel[]
}

/**
 * Tells a customer the news in one message by each channel that they agreed to: the welcome first, then each reward. A
 * link to the card that they asked for always goes: with the text if that can go now and takes no more together, else
 * alone. A customer added by
 * staff gets it in their welcome, or not at all. Where nothing is texted there is no link: it proves the phone that it
 * was texted to.
 * @throws {Refusal} 'not_found' if the business has no such customer
 */
export async function announce(ctx: BusinessContext, news: News): Promise<void> {
  const audience = await findAudience(ctx, news.customerId)
  const [welcome, reward] = await findTriggers(ctx, ['welcome', 'reward'])
  const sends = { welcome: await templatesOf(ctx, welcome!), reward: await templatesOf(ctx, reward!) }
  const { by = channels } = news
  if (by.includes('email')) await mail(ctx, audience, news, sends)
  if (by.includes('sms') && ctx.canText) await text(ctx, audience, news, sends)
}

type Both = { welcome: Sends; reward: Sends }

async function mail(ctx: BusinessContext, audience: Audience, news: News, sends: Both): Promise<void> {
  const { business, customer } = audience
  if (!customer.opted_in_email || !customer.email) return
  const chosen = await chooseTemplate(ctx, 'email', news, {
    welcome: sends.welcome.email,
    reward: sends.reward.email,
  })
  if (!chosen.template) return
  const written = await writeMail(ctx, chosen.template, audience, { rewards: chosen.rewards, withCard: true })
  await queueFor(ctx, business, {
    type: 'email',
    purpose: 'marketing',
    dedupe_key: chosen.dedupe_key,
    trigger: chosen.trigger,
    customerId: customer.id,
    recipient: customer.email,
    recipientName: fullName(customer),
    ...written,
  })
}

async function text(ctx: BusinessContext, audience: Audience, news: News, sends: Both): Promise<void> {
  const { business } = audience
  const message = await composeText(ctx, audience, news, sends)
  if (message && isUnaskedWelcome(message, audience, news))
    return textWelcomeWithLink(ctx, audience, news, message)
  const link = await composeCardLink(ctx, audience, news)
  const together = message &&
    link &&
    isCheaperTogether(ctx, business, message, link) && {
      ...withCardLink(message, link),
      dedupe_key: link.dedupe_key,
    }
  if (together && (await mayGoNow(ctx, business, together))) {
    const { state, repeated } = await queueFor(ctx, business, together)
    // The network's daily texts may not be enough for the longer text.
    if (state === 'withheld' && !repeated) await queueServiceText(ctx, { ...link, dedupe_key: aloneOf(link) })
    return
  }
  if (link) await queueServiceText(ctx, link)
  if (message) await queueFor(ctx, business, message)
}

const isUnaskedWelcome = ({ dedupe_key }: NewMessage, { business }: Audience, { cardLink }: News): boolean =>
  cardLink !== undefined &&
  cardLink.request === undefined &&
  business.portal_enabled &&
  dedupe_key.startsWith('welcome:')

/** Sends the link with the welcome, in the morning if it is night; the welcome goes alone if both cannot go. */
async function textWelcomeWithLink(
  ctx: BusinessContext,
  audience: Audience,
  { cardLink }: News,
  message: NewMessage,
): Promise<void> {
  const { business, reads } = audience
  const link = await cardLink!.make(message.recipient)
  const { dedupe_key, customerId, recipient: to } = message
  const together = withCardLink(
    message,
    cardLinkText({
      ...{ to, customerId, dedupe_key, business, link },
      ...{ language: reads.language, now: ctx.now },
    }),
  )
  await queueFor(ctx, business, (await mayGo(ctx, business, together)) ? together : message)
}

/** Composes the link's text; null if nobody asked for it, or if it went for this request before. */
async function composeCardLink(
  ctx: BusinessContext,
  { business, customer, reads }: Audience,
  { cardLink }: News,
): Promise<ServiceText | null> {
  if (!cardLink?.request || !customer.phone) return null
  const dedupe_key = linkRequest(cardLink.request, customer.id)
  if (await findMessageFor(ctx, dedupe_key)) return null
  return cardLinkText({
    to: customer.phone,
    customerId: customer.id,
    dedupe_key,
    business,
    language: reads.language,
    link: await cardLink.make(customer.phone),
    now: ctx.now,
  })
}

async function composeText(
  ctx: BusinessContext,
  { business, customer, reads, values }: Audience,
  news: News,
  sends: Both,
): Promise<NewMessage | null> {
  if (!customer.opted_in_sms || !customer.phone) return null
  const chosen = await chooseTemplate(ctx, 'sms', news, {
    welcome: sends.welcome.sms,
    reward: sends.reward.sms,
  })
  if (!chosen.template) return null
  return {
    type: 'sms',
    purpose: 'marketing',
    dedupe_key: chosen.dedupe_key,
    trigger: chosen.trigger,
    customerId: customer.id,
    recipient: customer.phone,
    recipientName: fullName(customer),
    ...(await writeText(
      ctx,
      chosen.template,
      { business, values, reads, customerId: customer.id },
      {
        rewards: chosen.rewards,
        ...(news.cardLink && { link: (await exampleCardLink(ctx, business, reads.language)).content }),
      },
    )),
  }
}

/** Chooses the template of the message, and the rewards that it names: a business may have switched off either kind. */
async function chooseTemplate<Template>(
  ctx: BusinessContext,
  channel: Channel,
  { customerId, hasJoined, rewards }: News,
  templates: Record<'welcome' | 'reward', Template | undefined>,
) {
  const welcome = `welcome:${channel}:${customerId}`
  // A customer is welcomed once.
  const isNew = hasJoined && !(await findMessageFor(ctx, welcome))
  const welcomeTemplate = isNew ? templates.welcome : undefined
  const rewardTemplate = rewards.length > 0 ? templates.reward : undefined
  return {
    template: welcomeTemplate ?? rewardTemplate,
    rewards: rewardTemplate ? rewards.map(({ name, code }) => ({ name, code })) : [],
    ...(welcomeTemplate
      ? { trigger: 'welcome', dedupe_key: welcome }
      : { trigger: 'reward', dedupe_key: `reward:${channel}:${rewards[0]?.id}` }),
  }
}
