import { eq } from 'drizzle-orm'
import { findBusinessAndTier, findOwnerLanguage } from '#server/businesses/business/index.ts'
import { refuseWithoutFeature } from '#server/businesses/plans/index.ts'
import { queueMessage } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import type { StaffLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Services } from '#server/services.ts'
import type { MailchimpProblem, MailchimpProvider } from './provider.ts'
import { syncMailchimpQueue } from './queues.ts'
import { refusalMailTexts as german } from './refusalMailTexts/de.ts'
import { refusalMailTexts as spanish } from './refusalMailTexts/es.ts'
import { refusalMailTexts as english } from './refusalMailTexts.ts'
import { mailchimpConnections } from './tables.ts'

export type MailchimpServices = Services & { mailchimp: MailchimpProvider }
export type Connection = typeof mailchimpConnections.$inferSelect

const refusalTextsIn: Record<StaffLanguage, typeof english> = { en: english, de: german, es: spanish }

/** The actor of jobs and webhooks. */
export const worker = { kind: 'system', name: 'mailchimp' } as const

const aboutKey = (businessId: string): string => `Mailchimp key of ${businessId}`
export const sealKey = (keyring: Keyring, businessId: string, key: string): string =>
  keyring.seal(key, aboutKey(businessId))

/** Opens the API key of a connection; undefined if no key of the keyring opens it. */
export const openKey = (keyring: Keyring, { business_id, api_key }: Connection): string | undefined =>
  keyring.open(api_key, aboutKey(business_id))

export async function findConnection({ tx, businessId }: BusinessContext): Promise<Connection | undefined> {
  const [found] = await tx
    .select()
    .from(mailchimpConnections)
    .where(eq(mailchimpConnections.business_id, businessId))
  return found
}

export async function changeConnection(
  { tx, businessId }: BusinessContext,
  change: Partial<typeof mailchimpConnections.$inferInsert>,
): Promise<void> {
  await tx.update(mailchimpConnections).set(change).where(eq(mailchimpConnections.business_id, businessId))
}

/** @throws {Refusal} 'limit_reached', which leads to the plans, if the business's plan has no Mailchimp */
export async function requireMailchimp(ctx: BusinessContext): Promise<void> {
  const { tier } = await findBusinessAndTier(ctx)
  await refuseWithoutFeature(ctx.tx, tier, 'mailchimp', 'Mailchimp audiences', 'sync one')
}

/** Finds the connection with its opened key; undefined while the sync is not set up, is paused, or not allowed. */
export async function findReady(
  ctx: BusinessContext,
): Promise<(Connection & { list_id: string; key: string }) | undefined> {
  const found = await findConnection(ctx)
  if (!found?.list_id || found.refused_at || (found.next_try_at && found.next_try_at > ctx.now))
    return undefined
  const { business, tier } = await findBusinessAndTier(ctx)
  if (!tier.features.mailchimp || business.standing !== 'open') return undefined
  const key = openKey(ctx.keyring, found)
  return key === undefined ? undefined : { ...found, list_id: found.list_id, key }
}

/** Queues a sync. At most one job waits for a business. */
export const enqueueSync = ({ tx, jobs, businessId }: BusinessContext, afterSeconds = 0): Promise<void> =>
  jobs.enqueue(
    tx,
    syncMailchimpQueue,
    { businessId },
    { singletonKey: businessId, ...(afterSeconds > 0 && { startAfter: afterSeconds }) },
  )

const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 900

/**
 * Pauses the sync. A refused key or a missing audience stops it until the owner acts; any other problem delays it for
 * longer each time.
 */
export async function pauseFor(
  ctx: BusinessContext,
  { generation }: Pick<Connection, 'generation'>,
  problem: MailchimpProblem,
): Promise<void> {
  const present = await findConnection(ctx)
  if (!present || present.generation !== generation || present.refused_at) return
  if (problem.kind === 'refused' || problem.kind === 'missing') {
    await changeConnection(ctx, {
      refused_at: ctx.now,
      refusal: problem.reason,
      trouble: null,
      next_try_at: null,
    })
    return tellOwner(ctx, generation, problem.reason)
  }
  const seconds =
    problem.retryAfter ??
    Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(present.failures, 10), LONGEST_WAIT_SECONDS)
  await changeConnection(ctx, {
    trouble: problem.reason,
    failures: present.failures + 1,
    next_try_at: new Date(ctx.now.getTime() + seconds * 1000),
  })
  await enqueueSync(ctx, seconds)
}

async function tellOwner(ctx: BusinessContext, generation: number, reason: string): Promise<void> {
  const { business } = await findBusinessAndTier(ctx)
  const language = await findOwnerLanguage(ctx)
  const texts = refusalTextsIn[language]
  await queueMessage(ctx, {
    type: 'email',
    purpose: 'service',
    dedupe_key: `mailchimp refused:${generation}`,
    customerId: null,
    recipient: business.email,
    subject: texts.subject,
    content: texts.content(reason).join('\n\n'),
    parts: { button: { label: texts.button, url: `${ctx.publicUrl}/settings#mailchimp` }, language },
  })
}
