import type { ShopContext } from '#server/platform/context.ts'
import {
  type EmailTrigger,
  findActiveEmailTemplate,
  findActiveSmsTemplate,
  plainTypography,
  renderEmail,
  renderText,
  type SmsTrigger,
} from '#server/templates/index.ts'
import { type Audience, findAudience, fullName } from './audience.ts'
import { type EmailParts, queueFor } from './queueMessage.ts'

/** Sends the welcome template of each channel that the customer agreed to; once in a customer's life. */
export async function sendWelcome(ctx: ShopContext, customerId: string): Promise<void> {
  const audience = await findAudience(ctx, customerId)
  await textBy(ctx, audience, 'welcome', `welcome:sms:${customerId}`)
  await mailBy(ctx, audience, 'welcome', `welcome:email:${customerId}`, { button: cardButton(ctx) })
}

export type EarnedReward = {
  customerId: string
  customerRewardId: string
  rewardName: string
  redemptionCode: string
}

/** Tells of a reward by each channel that the customer agreed to; once for a reward. */
export async function notifyRewardEarned(ctx: ShopContext, earned: EarnedReward): Promise<void> {
  const audience = await findAudience(ctx, earned.customerId)
  const { customerRewardId, rewardName, redemptionCode } = earned
  const line = `${rewardName}: ${redemptionCode}`
  await textBy(ctx, audience, 'reward_earned', `reward:sms:${customerRewardId}`, line)
  const reward = { name: rewardName, code: redemptionCode }
  await mailBy(ctx, audience, 'reward', `reward:email:${customerRewardId}`, {
    reward,
    button: cardButton(ctx),
  })
}

const cardButton = (ctx: ShopContext) => ({ label: 'See your card', url: `${ctx.publicUrl}/customer/login` })

async function textBy(
  ctx: ShopContext,
  { business, customer, values }: Audience,
  trigger: SmsTrigger,
  occurrence: string,
  line?: string,
): Promise<void> {
  if (!customer.opted_in_sms || !customer.phone) return
  const template = await findActiveSmsTemplate(ctx.tx, ctx.businessId, trigger)
  if (!template) return
  const text = renderText(template.message_template, values)
  await queueFor(ctx, business, {
    type: 'sms',
    purpose: 'marketing',
    occurrence,
    customerId: customer.id,
    recipient: customer.phone,
    recipientName: fullName(customer),
    content: line ? `${text}\n${plainTypography(line)}` : text,
    template: { id: template.id, name: template.name },
  })
}

async function mailBy(
  ctx: ShopContext,
  { business, customer, values }: Audience,
  trigger: EmailTrigger,
  occurrence: string,
  parts: EmailParts,
): Promise<void> {
  if (!customer.opted_in_email || !customer.email) return
  const template = await findActiveEmailTemplate(ctx.tx, ctx.businessId, trigger)
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
    parts,
  })
}
