import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { type Business, findBusiness } from '#server/businesses/directory/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { fullName, queueFor, valuesOf } from '#server/messaging/messages/index.ts'
import {
  findActiveEmailTemplate,
  findActiveSmsTemplate,
  renderEmail,
  renderText,
  usualConfig,
} from '#server/messaging/templates/index.ts'
import { addDays, localDate, localHour } from '#server/platform/calendar.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { birthDaysOn } from './birthDaysOn.ts'

/** Greeted in one transaction. */
const AT_ONCE = 100

const actor = { kind: 'system', name: 'birthdays' } as const

/** Greets everybody of a business whose birthday it is, by both channels, once a year however often it runs. */
export async function greetBirthdays(services: Services, businessId: string): Promise<void> {
  for (const channel of ['sms', 'email'] as const) {
    for (let after: string | null = null; ; ) {
      const last: string | null = await inBusiness(services, businessId, actor, (ctx) =>
        greetSome(ctx, channel, after),
      )
      if (last === null) break
      after = last
    }
  }
}

type Template =
  | Awaited<ReturnType<typeof findActiveSmsTemplate>>
  | Awaited<ReturnType<typeof findActiveEmailTemplate>>

/** Greets some, those after the given one by id; gives the last of them, or null when there is nobody left. */
async function greetSome(
  ctx: BusinessContext,
  channel: 'sms' | 'email',
  after: string | null,
): Promise<string | null> {
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const find = channel === 'sms' ? findActiveSmsTemplate : findActiveEmailTemplate
  const template = await find(ctx.tx, ctx.businessId, 'birthday')
  const day = template && birthdayToGreet(ctx.now, business, template.config)
  if (!day) return null
  const some = await findBorn(ctx, channel, birthDaysOn(day), after)
  for (const customer of some) await greet(ctx, { business, customer, template, day })
  return some.length < AT_ONCE ? null : some.at(-1)!.id
}

/** The birthday that is greeted at this moment, 'YYYY-MM-DD' of the business's calendar; undefined before its hour. */
function birthdayToGreet(
  now: Date,
  { time_zone }: Business,
  {
    sendHour = usualConfig.sendHour,
    daysBefore = usualConfig.daysBefore,
  }: { sendHour?: number; daysBefore?: number },
): string | undefined {
  if (localHour(now, time_zone) < sendHour) return undefined
  return addDays(localDate(now, time_zone), daysBefore)
}

type Customer = typeof customers.$inferSelect

const findBorn = (
  { tx, businessId }: BusinessContext,
  channel: 'sms' | 'email',
  days: number[],
  after: string | null,
): Promise<Customer[]> =>
  tx
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.business_id, businessId),
        inArray(customers.birth_day, days),
        eq(channel === 'sms' ? customers.opted_in_sms : customers.opted_in_email, true),
        isNull(customers.merged_into),
        isNull(customers.erased_at),
        after === null ? undefined : gt(customers.id, after),
      ),
    )
    .orderBy(asc(customers.id))
    .limit(AT_ONCE)

type Greeting = { business: Business; customer: Customer; template: NonNullable<Template>; day: string }

async function greet(ctx: BusinessContext, { business, customer, template, day }: Greeting): Promise<void> {
  const type = 'message_template' in template ? 'sms' : 'email'
  const recipient = type === 'sms' ? customer.phone : customer.email
  if (!recipient) return
  const values = valuesOf(business, customer)
  const written =
    'message_template' in template
      ? { content: renderText(template.message_template, values) }
      : mailOf(renderEmail(template, values))
  await queueFor(ctx, business, {
    type,
    purpose: 'marketing',
    capped: true,
    // Of the year of the birthday: one that is greeted days before may be in the next.
    occurrence: `birthday:${type}:${customer.id}:${day.slice(0, 4)}`,
    customerId: customer.id,
    recipient,
    recipientName: fullName(customer),
    template: { id: template.id, name: template.name },
    ...written,
  })
}

const mailOf = ({ subject, body }: { subject: string; body: string }) => ({ subject, content: body })
