import { queryAsSuperuser } from '#tests/engines/index.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { ANNOUNCEMENT, type FilledBusiness, fillBusiness, PASSWORD } from './fillBusiness.ts'
import { PIN } from './fillTill.ts'

/** Two active businesses that must stay separate. `b` attacks, and everything is seen from the side of `a`. */
export type Scene = {
  product: Product
  a: FilledBusiness
  b: FilledBusiness
  /** A member of `a` without the rights of an admin. */
  member: Visitor
  /** A member of `a` for the counter alone. */
  counterOnly: Visitor
  /** Tills of `a` that its owner signed in and shared: one with the owner signed in by PIN, one with nobody. */
  tills: { attended: Visitor; empty: Visitor }
  /** A former member of `a` whose session is still signed in and still names `a`. */
  removed: Visitor
  rows<Row>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export async function openScene(): Promise<Scene> {
  const product = await openProduct()
  const { database } = product.services
  const rows = <Row>(text: string, values: unknown[] = []) =>
    queryAsSuperuser<Row>(product.database, database, text, values)
  const readText = async (phone: string) => {
    const [text] = await rows<{ text: string }>(
      `select coalesce(outgoing, content) as text from communication_logs
       where recipient = $1 and coalesce(outgoing, content) like '%/card/%' order by created_at desc limit 1`,
      [phone],
    )
    return text?.text ?? ''
  }
  const a = await fillBusiness(product, 'zanzibar', 1, readText)
  const b = await fillBusiness(product, 'bermuda', 2, readText)
  await markWhatNoRequestSets(rows, a)
  for (const business of [a, b]) await leaveAnEvent(rows, business)
  for (const business of [a, b]) await leaveAGrant(rows, business)
  for (const business of [a, b]) await leaveAClick(rows, business)
  for (const business of [a, b]) await leavePayments(rows, business)
  for (const business of [a, b]) await leaveAText(rows, business)
  for (const business of [a, b]) await holdSomebodyOut(rows, business)
  await leaveAnAnnouncement(rows, a)
  const member = await addStaff(product, rows, a, { role: 'member', status: 'active' })
  const counterOnly = await addStaff(product, rows, a, { role: 'counter', status: 'active' })
  const removed = await addStaff(product, rows, a, { role: 'member', status: 'removed' })
  // The worst possible sessions: all of them name `a` as their business.
  await rows('update session set active_business_id = $1', [a.businessId])
  const tills = { attended: await shareTill(product, a), empty: await shareTill(product, a) }
  await comeTo(tills.attended, a)
  await comeTo(await shareTill(product, b, '198.51.100.9'), b)
  return { product, a, b, member, counterOnly, tills, removed, rows, close: product.close }
}

type Rows = Scene['rows']

async function shareTill(
  product: Product,
  { ownerEmail }: FilledBusiness,
  address?: string,
): Promise<Visitor> {
  const till = product.visitor(address)
  await till.post('/api/auth/sign-in', { email: ownerEmail, password: PASSWORD })
  await till.post('/api/app/shared-till', undefined)
  return till
}

/** Signs in at the till by PIN, and looks up a customer, which is counted. */
async function comeTo(till: Visitor, { ownerMemberId, marker }: FilledBusiness) {
  await till.post('/api/app/shared-till/come', { member_id: ownerMemberId, pin: PIN })
  const found = await till.get(`/api/v1/customers/lookup?search=${marker}`)
  if ((found.body as { data: unknown[] }).data.length === 0) throw new Error('nobody was found')
}

type Membership = { role: 'member' | 'counter'; status: 'active' | 'removed' }

async function addStaff(
  product: Product,
  rows: Rows,
  business: FilledBusiness,
  { role, status }: Membership,
) {
  const visitor = product.visitor()
  const email = `${status}-${role}@staff.example`
  const { body } = await visitor.post('/api/auth/sign-up', {
    company_name: `The ${status} ${role}`,
    email,
    password: PASSWORD,
    tier_id: '01939c00-0000-7000-8000-000000000001',
  })
  await rows(
    `update tenant_members set role = $4, status = $2, business_id = $3,
       tenant_id = (select id from tenants where business_id = $3) where user_id = $1`,
    [(body as { business_id: string }).business_id, status, business.businessId, role],
  )
  return visitor
}

/** An event whose handler failed, so that its row stays. An event that is handed on leaves no row. */
const leaveAnEvent = (rows: Rows, { businessId, marker }: FilledBusiness) =>
  rows(
    `insert into events (business_id, subject_id, type, ids, actor, created_at, due_at)
     values ($1, $1, 'program.changed', jsonb_build_object('program_id', $2::text), 'system', now(), now() + interval '1 day')`,
    [businessId, marker],
  )

/** An announcement by a super admin to every business. */
const leaveAnAnnouncement = (rows: Rows, { businessId }: FilledBusiness) =>
  rows(
    `insert into announcements (id, title, message, tone, starts_on, ends_on, written_by, created_at)
     values ($1, 'News', 'From us', 'info', '2020-01-01', '2099-01-01', $2, now())`,
    [ANNOUNCEMENT, businessId],
  )

/** A plan grant by a super admin that is over and taken back, so that it has no effect. */
const leaveAGrant = (rows: Rows, { businessId, marker }: FilledBusiness) =>
  rows(
    `insert into plan_grants (business_id, id, kind, tier_id, starts_at, ends_at, reason, granted_by, taken_back_at,
       taken_back_by, taken_back_reason, created_at)
     select $1, gen_random_uuid(), 'tier', tier_id, now(), now(), $2, $1, now(), $1, $2, now() from businesses where id = $1`,
    [businessId, marker],
  )

/** Rows that Stripe's events and the reminders write. */
async function leavePayments(rows: Rows, { businessId, marker }: FilledBusiness) {
  await rows(`insert into stripe_events values ($1, $2, 'invoice.paid', now())`, [
    businessId,
    `evt_${marker}`,
  ])
  await rows(`insert into credit_purchases values ($1, $2, 100, 0, 500, 'usd', false, now())`, [
    businessId,
    `pi_${marker}`,
  ])
  await rows(`insert into billing_notices values ($1, 'trial-ends', $2, now())`, [businessId, marker])
  await rows('insert into credit_settings (business_id, top_up_failure) values ($1, $2)', [
    businessId,
    marker,
  ])
}

/** The click on a link in a mail. */
const leaveAClick = (rows: Rows, { businessId, messageId, marker }: FilledBusiness) =>
  rows(
    `insert into message_links (business_id, message_id, link, url, clicked_at, click_count)
     values ($1, $2, 'a-link', $3, now(), 1)`,
    [businessId, messageId, `https://example.com/${marker}`],
  )

/** A customer's answer to a text. */
const leaveAText = (rows: Rows, { businessId, customer, customerTextId, marker }: FilledBusiness) =>
  rows(
    `insert into communication_logs (business_id, id, customer_id, type, direction, purpose, dedupe_key, recipient, content,
       state, due_at, created_at)
     values ($1, $2, $3, 'sms', 'in', 'service', 'in:' || $5, $4, 'Open on Sunday, ' || $5, 'received', now(), now())`,
    [businessId, customerTextId, customer.customerId, customer.phone, marker],
  )

const holdSomebodyOut = (rows: Rows, { businessId, customer, marker }: FilledBusiness) =>
  rows(
    `insert into trigger_holdouts (business_id, dedupe_key, kind, customer_id, created_at)
     values ($1, $3, 'miss_you', $2, now())`,
    [businessId, customer.customerId, marker],
  )

async function markWhatNoRequestSets(rows: Rows, { businessId, marker }: FilledBusiness): Promise<void> {
  const update = (text: string) => rows(text, [businessId, ` ${marker}`])
  await update('update customers set notes = unique_customer_id || $2 where business_id = $1')
  await update('update sms_templates set name = name || $2 where business_id = $1')
  await update('update email_templates set name = name || $2 where business_id = $1')
  await update(
    `update businesses set address = '1 Harbour street, Springfield ' || $2, contact_phone = '+1 212 555 0199' || $2,
       privacy_notice = 'We keep it' || $2 where id = $1`,
  )
}

/** The tables with rows of businesses, as the catalogue says. */
export async function tenantTables(rows: Rows): Promise<string[]> {
  const found = await rows<{ name: string }>(
    `select c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid
     where p.polname = 'own_business' order by 1`,
  )
  return found.map(({ name }) => name)
}

/** A hash of a business's rows in each tenant table, read past row-level security. */
export async function snapshot(rows: Rows, businessId: string): Promise<Record<string, string>> {
  const tables = await tenantTables(rows)
  const parts = tables.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(r::text, ',' order by r::text), '')) as hash
       from ${name} r where r.business_id = $1`,
  )
  const found = await rows<{ name: string; hash: string }>(parts.join(' union all '), [businessId])
  return Object.fromEntries(found.map(({ name, hash }) => [name, hash]))
}
