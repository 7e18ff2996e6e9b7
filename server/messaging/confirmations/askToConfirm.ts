import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { type Business, nameForCustomers } from '#server/businesses/business/index.ts'
import type { Customer } from '#server/loyalty/customers/index.ts'
import { fullName, messageToken, queueFor } from '#server/messaging/messages/index.ts'
import { readsOf } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { countFormMail, countRequestOf } from './limits.ts'
import { consentRequests as requests } from './tables.ts'
import { textsIn } from './textsIn.ts'

/** Within this time another request sends no second mail. */
const AGAIN_AFTER_MS = 10 * 60_000
/** Days for which the link works. */
export const CONFIRM_DAYS = 30
const DAY_MS = 86_400_000

type Asked = { source: 'sign-up form' | 'portal'; wording: string; ip: string | null }
type Addressed = Pick<Customer, 'id' | 'email'>

/**
 * Mails a customer a link by which they confirm that the address is theirs and that they agreed to mail. Until they
 * follow it they have agreed to nothing. Nothing is mailed if they were asked within the last ten minutes.
 * @returns false if nothing is mailed because the day's limit of the customer or the address is reached
 */
export async function askToConfirm(
  ctx: BusinessContext,
  business: Business,
  customer: Customer,
  { source, wording, ip }: Asked,
): Promise<boolean> {
  const { id: customerId, email } = customer
  if (!email) return true
  const last = await findAsked(ctx, { id: customerId, email })
  if (last && last.created_at.getTime() > ctx.now.getTime() - AGAIN_AFTER_MS) return true
  if (!(await countRequestOf(ctx, customerId)) || !(await countFormMail(ctx, email))) return false
  const id = newId()
  const { businessId: business_id, now: created_at } = ctx
  const request = {
    business_id,
    id,
    customer_id: customerId,
    email,
    source,
    wording,
    ip_address: ip,
    created_at,
  }
  await ctx.tx.insert(requests).values(request)
  const url = `${ctx.publicUrl}/confirm/${messageToken(ctx.keyring, 'confirm consent', { business_id, id })}`
  const { language } = await readsOf(ctx, business, customerId)
  const { mail } = textsIn[language]
  const name = nameForCustomers(business, language)
  await queueFor(ctx, business, {
    type: 'email',
    purpose: 'service',
    dedupe_key: `confirm consent:${id}`,
    customerId,
    recipient: email,
    recipientName: fullName(customer),
    subject: mail.subject(name),
    content: mail.body(name),
    outgoing: url,
    parts: { language, button: { label: mail.button } },
  })
  return true
}

/** Finds the last request that a customer has yet to confirm, for their present address. */
export async function findAsked({ tx, businessId, now }: BusinessContext, { id, email }: Addressed) {
  if (email === null) return undefined
  const [asked] = await tx
    .select()
    .from(requests)
    .where(
      and(
        eq(requests.business_id, businessId),
        eq(requests.customer_id, id),
        eq(requests.email, email),
        isNull(requests.confirmed_at),
        gt(requests.created_at, new Date(now.getTime() - CONFIRM_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(requests.created_at), desc(requests.id))
    .limit(1)
  return asked
}
