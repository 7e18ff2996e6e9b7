import { and, eq } from 'drizzle-orm'
import { type Business, findBusiness } from '#server/companies/index.ts'
import { customers } from '#server/customers/tables.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { notFound } from '#server/platform/refusal.ts'
import {
  type EmailTrigger,
  findActiveEmailTemplate,
  findActiveSmsTemplate,
  plainTypography,
  renderEmail,
  renderText,
  type SmsTrigger,
  type TemplateValues,
} from '#server/templates/index.ts'
import { type EmailParts, queueFor } from './queueMessage.ts'

type Customer = typeof customers.$inferSelect
type Audience = { business: Business; customer: Customer; values: TemplateValues }

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

async function findAudience(ctx: ShopContext, customerId: string): Promise<Audience> {
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const [customer] = await ctx.tx
    .select()
    .from(customers)
    .where(and(eq(customers.business_id, ctx.businessId), eq(customers.id, customerId)))
  if (!customer) throw notFound('Customer')
  const values = {
    businessName: business.company_name,
    firstName: customer.first_name,
    lastName: customer.last_name,
    points: customer.total_points,
    email: customer.email,
    locale: business.locale,
  }
  return { business, customer, values }
}

const fullName = ({ first_name, last_name }: Customer): string | null =>
  [first_name, last_name].filter(Boolean).join(' ') || null
