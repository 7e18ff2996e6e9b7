import {
  findActiveEmailTemplate,
  findActiveSmsTemplate,
  plainTypography,
  renderEmail,
  renderText,
} from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { type Audience, findAudience, fullName } from './audience.ts'
import { findMessageFor } from './queries.ts'
import { mayGo, mayGoNow, type NewMessage, queueFor } from './queueMessage.ts'
import {
  aloneOf,
  CARD_LINK_SHOWN,
  cardLinkText,
  linkRequest,
  queueServiceText,
  type ServiceText,
} from './serviceTexts.ts'

/** What one transaction means for one customer, as far as they are told of it. */
export type News = {
  customerId: string
  hasJoined: boolean
  rewards: { id: string; name: string; code: string }[]
  /**
   * The link to their card: what makes it for a phone (E.164), and what names the customer's request. Who was added by
   * staff has not asked for it.
   */
  cardLink?: { request?: string; make(phone: string): Promise<string> }
}

/**
 * Tells a customer the news in one message a channel, by the channels that they agreed to: the welcome first, then each
 * reward. A link to the card that was asked for goes in any case: with the text where that can go now, else alone. Who was
 * added by staff finds it in their welcome, or nowhere.
 * @throws {Refusal} 'not_found' when the business has no such customer.
 */
export async function announce(ctx: BusinessContext, news: News): Promise<void> {
  const audience = await findAudience(ctx, news.customerId)
  await mail(ctx, audience, news)
  await text(ctx, audience, news)
}

async function mail(ctx: BusinessContext, audience: Audience, news: News): Promise<void> {
  const { business, customer, values } = audience
  if (!customer.opted_in_email || !customer.email) return
  const find = (trigger: 'welcome' | 'reward') => findActiveEmailTemplate(ctx.tx, ctx.businessId, trigger)
  const { template, rewards, occurrence } = await chooseTemplate(ctx, 'email', news, {
    welcome: () => find('welcome'),
    reward: () => find('reward'),
  })
  if (!template) return
  const { subject, body } = renderEmail(template, values)
  await queueFor(ctx, business, {
    type: 'email',
    purpose: 'marketing',
    occurrence,
    customerId: customer.id,
    recipient: customer.email,
    recipientName: fullName(customer),
    subject,
    content: body,
    template: { id: template.id, name: template.name },
    parts: {
      rewards: rewards.map(({ name, code }) => ({ name, code })),
      button: { label: 'See your card', url: `${ctx.publicUrl}/customer/login` },
    },
  })
}

async function text(ctx: BusinessContext, audience: Audience, news: News): Promise<void> {
  const { business } = audience
  const message = await composeText(ctx, audience, news)
  if (message && isUnaskedWelcome(message, audience, news))
    return textWelcomeWithLink(ctx, audience, news, message)
  const link = await composeCardLink(ctx, audience, news)
  const together = message && link && withLink(message, link)
  if (together && (await mayGoNow(ctx, business, together))) {
    const { state, repeated } = await queueFor(ctx, business, together)
    // The network's texts of today may not reach for both.
    if (state === 'withheld' && !repeated) await queueServiceText(ctx, { ...link, occurrence: aloneOf(link) })
    return
  }
  if (link) await queueServiceText(ctx, link)
  if (message) await queueFor(ctx, business, message)
}

const isUnaskedWelcome = ({ occurrence }: NewMessage, { business }: Audience, { cardLink }: News): boolean =>
  cardLink !== undefined &&
  cardLink.request === undefined &&
  business.portal_enabled &&
  occurrence.startsWith('welcome:')

/** The link goes with the welcome, in the morning if it is night; where there is no room for both, the welcome goes alone. */
async function textWelcomeWithLink(
  ctx: BusinessContext,
  audience: Audience,
  { cardLink }: News,
  message: NewMessage,
): Promise<void> {
  const { business, values } = audience
  const link = await cardLink!.make(message.recipient)
  const { occurrence, customerId, recipient: to } = message
  const together = withLink(
    message,
    cardLinkText({ to, customerId, occurrence, businessName: values.businessName, link }),
  )
  await queueFor(ctx, business, (await mayGo(ctx, business, together)) ? together : message)
}

/** One text instead of two. The history does not show the link: whoever opens it is taken for the customer. */
const withLink = (message: NewMessage, { occurrence, content }: ServiceText): NewMessage => ({
  ...message,
  occurrence,
  content: `${message.content}\n${CARD_LINK_SHOWN}`,
  outgoing: `${message.content}\n${plainTypography(content)}`,
})

/** Null where nobody asked for it, or where it went for this request before. */
async function composeCardLink(
  ctx: BusinessContext,
  { customer, values }: Audience,
  { cardLink }: News,
): Promise<ServiceText | null> {
  if (!cardLink?.request || !customer.phone) return null
  const occurrence = linkRequest(cardLink.request, customer.id)
  if (await findMessageFor(ctx, occurrence)) return null
  return cardLinkText({
    to: customer.phone,
    customerId: customer.id,
    occurrence,
    businessName: values.businessName,
    link: await cardLink.make(customer.phone),
  })
}

async function composeText(
  ctx: BusinessContext,
  { customer, values }: Audience,
  news: News,
): Promise<NewMessage | null> {
  if (!customer.opted_in_sms || !customer.phone) return null
  const find = (trigger: 'welcome' | 'reward_earned') =>
    findActiveSmsTemplate(ctx.tx, ctx.businessId, trigger)
  const { template, rewards, occurrence } = await chooseTemplate(ctx, 'sms', news, {
    welcome: () => find('welcome'),
    reward: () => find('reward_earned'),
  })
  if (!template) return null
  const lines = rewards.map(({ name, code }) => plainTypography(`${name}: ${code}`))
  return {
    type: 'sms',
    purpose: 'marketing',
    occurrence,
    customerId: customer.id,
    recipient: customer.phone,
    recipientName: fullName(customer),
    content: [renderText(template.message_template, values), ...lines].join('\n'),
    template: { id: template.id, name: template.name },
  }
}

/** The template that the message begins with, and the rewards that it names: a business may have switched either off. */
async function chooseTemplate<Template>(
  ctx: BusinessContext,
  channel: 'sms' | 'email',
  { customerId, hasJoined, rewards }: News,
  find: Record<'welcome' | 'reward', () => Promise<Template | undefined>>,
) {
  const welcome = `welcome:${channel}:${customerId}`
  // Once in a customer's life.
  const isNew = hasJoined && !(await findMessageFor(ctx, welcome))
  const welcomeTemplate = isNew ? await find.welcome() : undefined
  const rewardTemplate = rewards.length > 0 ? await find.reward() : undefined
  return {
    template: welcomeTemplate ?? rewardTemplate,
    rewards: rewardTemplate ? rewards : [],
    occurrence: welcomeTemplate ? welcome : `reward:${channel}:${rewards[0]?.id}`,
  }
}
