import { sql } from 'drizzle-orm'
import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import { type CampaignText, settleReview } from '#server/messaging/campaigns/index.ts'
import { hostsToReview, settleHost } from '#server/messaging/foreign-links/index.ts'
import { type MessageServices, releaseMail } from '#server/messaging/messages/index.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { queryRows, speakFor, type Tx } from '#server/platform/database/index.ts'
import { businessContext } from '#server/services.ts'
import { enterBusiness } from '../asAdmin.ts'
import type { Admin } from '../users/readUser.ts'
import type { Mailings } from './mailingsContract.ts'

type Waiting = {
  business_id: string
  company_name: string
  email: string
  id: string
  name: string
  texts: CampaignText[]
  since: Date | string
}

type Dated<One extends { since: string }> = Omit<One, 'since'> & { since: Date | string }

const dated = <One extends { since: Date | string }>(one: One) => ({
  ...one,
  since: new Date(one.since).toISOString(),
})

/** Reads everything that waits for review, of all businesses. The platform's log records the look. */
export async function readMailings(services: MessageServices, { tx, userId, now }: Admin): Promise<Mailings> {
  const waiting = await queryRows<Waiting>(tx, sql`select * from admin_mailings_to_review()`)
  const links = await queryRows<Dated<Mailings['links'][number]>>(
    tx,
    sql`select * from admin_links_to_review()`,
  )
  const stopped = await queryRows<Dated<Mailings['stopped'][number]>>(
    tx,
    sql`select * from admin_mail_stopped()`,
  )
  if (waiting.length + links.length > 0)
    await recordPlatformAct(tx, now, { userId, action: 'mailings_looked_at' })
  const described = []
  for (const one of waiting) described.push(await describe(services, tx, one))
  return {
    waiting: described,
    links: links.map(dated),
    stopped: stopped.map(dated),
    bounces_arrive: services.bounces !== null,
  }
}

async function describe(
  services: MessageServices,
  tx: Tx,
  { texts, since, ...one }: Waiting,
): Promise<Mailings['waiting'][number]> {
  await speakFor(tx, { businessId: one.business_id })
  const ctx = businessContext(services, tx, one.business_id, { kind: 'system', name: 'platform' })
  const all = texts.flatMap(({ translations = [], ...words }) => [words, ...translations])
  return {
    ...one,
    since: new Date(since).toISOString(),
    hosts: await hostsToReview(ctx, await findBusiness(tx, one.business_id), all),
    texts: all.map(({ subject, body }) => ({ subject, body })),
  }
}

type Settled = { id: string; campaignId: string; release: boolean; reason: string }

/** @throws {Refusal} 'not_found'; 'conflict' for a mailing that no longer waits */
export async function settleMailing(
  services: MessageServices,
  admin: Admin,
  { id, campaignId, release, reason }: Settled,
): Promise<void> {
  const ctx = await enterBusiness(services, admin, id)
  await settleReview(ctx, { id: campaignId, release, reason })
  const { company_name: name } = await findBusiness(ctx.tx, id)
  const details = { business_id: id, name, reason }
  await recordPlatformAct(admin.tx, admin.now, { userId: admin.userId, action: 'mailing_settled', details })
}

type SettledLink = { id: string; host: string; release: boolean; reason: string }

/** @throws {Refusal} 'not_found'; 'conflict' for a link that no longer waits */
export async function settleLink(
  services: MessageServices,
  admin: Admin,
  { id, host, release, reason }: SettledLink,
): Promise<void> {
  const ctx = await enterBusiness(services, admin, id)
  await settleHost(ctx, { host, release, reason })
  const { company_name: name } = await findBusiness(ctx.tx, id)
  const details = { business_id: id, name, reason }
  await recordPlatformAct(admin.tx, admin.now, { userId: admin.userId, action: 'link_settled', details })
}

/** @throws {Refusal} 'not_found' for a tenant whose marketing mail is not stopped */
export async function letMailGoOn(
  services: MessageServices,
  admin: Admin,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const ctx = await enterBusiness(services, admin, id)
  if (!(await releaseMail(ctx, reason))) throw notFound('Tenant whose marketing mail is stopped')
  const { company_name: name } = await findBusiness(ctx.tx, id)
  const details = { business_id: id, name, reason }
  await recordPlatformAct(admin.tx, admin.now, { userId: admin.userId, action: 'mail_let_go_on', details })
}
