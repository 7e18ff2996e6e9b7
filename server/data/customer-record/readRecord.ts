import { findBusiness } from '#server/businesses/business/index.ts'
import { readTillView } from '#server/loyalty/counter/index.ts'
import {
  type Customer,
  customerName,
  findAnyCustomer,
  findCustomer,
  findFamily,
  findLikelySame,
  viewCustomer,
} from '#server/loyalty/customers/index.ts'
import { selectTagsOf } from '#server/loyalty/customers/tags/index.ts'
import { requireStaff } from '#server/loyalty/ledger/index.ts'
import { isSuppressed } from '#server/messaging/messages/index.ts'
import { readPreferences } from '#server/messaging/preferences/index.ts'
import { mobileForm } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { type Page, pageOfAll, type Wanted } from '#server/platform/http/pages/page.ts'
import type { ConsentEntry, CustomerRecord, EditableCustomer, RecordReward } from './contract.ts'
import { findNamedConsents, findRewards } from './queries.ts'

/**
 * Reads a customer's page. A merged customer leads to the survivor; an erased one is only a date.
 * @throws {Refusal} 'not_found' for another business's customer.
 */
export async function readRecord(
  ctx: BusinessContext,
  { customerId }: { customerId: string },
): Promise<CustomerRecord> {
  requireStaff(ctx)
  const found = await findAnyCustomer(ctx, customerId)
  if (!found) throw notFound('Customer')
  if (found.erased_at) return { state: 'erased', erased_at: found.erased_at.toISOString() }
  if (found.merged_into) return { state: 'merged', merged_into: found.merged_into }
  const family = await findFamily(ctx, customerId)
  const [till, rewards, consents, tags, preferences, stopped, business, same] = await Promise.all([
    readTillView(ctx, { customerId }),
    findRewards(ctx, customerId),
    readConsents(ctx, family),
    selectTagsOf(ctx, [customerId]),
    readPreferences(ctx, customerId),
    found.phone ? isSuppressed(ctx.tx, ctx.keyring, found.phone) : false,
    findBusiness(ctx.tx, ctx.businessId),
    findLikelySame(ctx, found),
  ])
  return {
    state: 'present',
    customer: { ...till.customer, ...recordOf(found) },
    cards: till.cards,
    rewards: rewards.map((row) => viewReward(row, ctx.now)),
    consents,
    tags: tags.get(customerId) ?? [],
    texts_stopped: stopped,
    likely_same: same ? { id: same.customer.id, name: customerName(same.customer), by: same.by } : null,
    mobile_phone: found.phone && same?.by !== 'phone' ? mobileForm(found.phone) : null,
    preferences,
    shop_portal_enabled: business.portal_enabled,
    last_login_at: found.last_login_at?.toISOString() ?? null,
    merged: family.length - 1,
  }
}

export const viewEditable = (customer: Customer): EditableCustomer => ({
  ...viewCustomer(customer),
  ...recordOf(customer),
})

const recordOf = ({ total_spent, notes, version }: Customer) => ({ total_spent, notes, version })

export async function readConsents(ctx: BusinessContext, family: string[]): Promise<ConsentEntry[]> {
  const rows = await findNamedConsents(ctx, family)
  return rows.map(({ at, channel, ...row }) => ({
    ...row,
    channel: channel as ConsentEntry['channel'],
    at: at.toISOString(),
  }))
}

type Listed = Wanted & { customerId: string }

/**
 * Lists the consents of a customer and their withdrawals, with those of customers who were merged into them.
 * @throws {Refusal} 'not_found'; 'invalid' at `after`
 */
export async function listConsents(
  ctx: BusinessContext,
  { customerId, ...page }: Listed,
): Promise<Page<ConsentEntry>> {
  requireStaff(ctx)
  await findCustomer(ctx, customerId)
  return pageOfAll(await readConsents(ctx, await findFamily(ctx, customerId)), page)
}

/**
 * Lists the rewards that a customer holds or held.
 * @throws {Refusal} 'not_found'; 'invalid' at `after`
 */
export async function listRewards(
  ctx: BusinessContext,
  { customerId, ...page }: Listed,
): Promise<Page<RecordReward>> {
  requireStaff(ctx)
  await findCustomer(ctx, customerId)
  const rows = await findRewards(ctx, customerId)
  return pageOfAll(
    rows.map((row) => viewReward(row, ctx.now)),
    page,
  )
}

/** A reward past its date is shown as expired, even before the nightly job expires it. */
function viewReward(
  { reward, program_name }: Awaited<ReturnType<typeof findRewards>>[number],
  now: Date,
): RecordReward {
  const { id, program_id, type, name, description, redemption_code, expires_at } = reward
  const past = reward.status === 'earned' && expires_at !== null && expires_at <= now
  return {
    id,
    program_id,
    program_name,
    type,
    name,
    description,
    redemption_code,
    status: past ? 'expired' : reward.status,
    earned_at: reward.earned_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    redeemed_at: reward.redeemed_at?.toISOString() ?? null,
  }
}
