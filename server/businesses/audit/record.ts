import { type SQL, sql } from 'drizzle-orm'
import type { Actor, BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryRows, speakFor, type Tx } from '#server/platform/database/index.ts'
import { type Origin, requestOrigin } from '#server/platform/http/index.ts'
import type { Action } from './actions.ts'
import type { Details } from './details.ts'
import { auditEntries, platformEntries } from './tables.ts'
import type { SignInWay } from './ways.ts'

export type Act = {
  action: Action
  about_user_id?: string
  customer_id?: string
  details?: Details
}

/** Records an act in a business, in the transaction that does it. */
export async function recordAct(
  { tx, businessId, actor, now }: Pick<BusinessContext, 'tx' | 'businessId' | 'actor' | 'now'>,
  act: Act,
): Promise<void> {
  await tx.insert(auditEntries).values({
    business_id: businessId,
    id: newId(),
    created_at: now,
    ...namesOf(actor),
    ...originOf(actor, act),
    ...act,
    details: { ...act.details, ...byCommand(actor), ...byKey(actor) },
  })
}

/** The actor of the operator's commands, for which nobody signs in. */
export const operator = { kind: 'system', name: 'operator' } as const satisfies Actor

/** Details that say of an act that it was done by a command; none for the acts of others. */
export const byCommand = (actor: Actor): Pick<Details, 'by'> =>
  actor.kind === operator.kind && actor.name === operator.name ? { by: 'command' } : {}

/** Details that name the API key by which an act was done; none for the acts of others. */
const byKey = (actor: Actor): Pick<Details, 'key'> => (actor.kind === 'key' ? { key: actor.name } : {})

/**
 * The business whose log records what a person does with their own account; null if they are on no team. Call it before
 * anything is written: it looks at every business.
 */
export async function findAuditedBusiness(tx: Tx, userId: string): Promise<string | null> {
  const [found] = await queryRows<{ id: string | null }>(
    tx,
    sql`select audited_business(${userId}::uuid, null) as id`,
  )
  return found!.id
}

type AccountAct = { userId: string; action: Action; businessId?: string | null; details?: Details }

function namesOf(actor: Actor) {
  if (actor.kind === 'member') return { actor: 'person' as const, user_id: actor.userId }
  if (actor.kind === 'key') return { actor: 'key' as const }
  if (actor.kind === 'customer') return { actor: 'customer' as const, customer_id: actor.customerId }
  return { actor: actor.kind === 'system' ? ('system' as const) : ('stranger' as const) }
}

const nowhere: Origin = { address: null, device: null }

/**
 * The origin to record: none for a customer. A customer's address and device are data about them and must go when they
 * are erased, and an entry can never be changed.
 */
const originOf = (actor: Actor, { customer_id }: Act): Origin =>
  actor.kind === 'customer' || (actor.kind === 'anonymous' && customer_id) ? nowhere : requestOrigin()

/**
 * Records what people do with their own account. The entry goes to the business that they are looking at, else to the
 * one whose team they joined first; without a team, to no business.
 */
export async function recordAccountAct(
  tx: Tx,
  now: Date,
  { userId, action, businessId, details = {} }: AccountAct,
): Promise<void> {
  const { address, device } = requestOrigin()
  await tx.execute(sql`select record_account_act(${newId()}::uuid, ${action}, ${userId}::uuid,
    ${businessId ?? null}::uuid, ${address}::text, ${device}::text, ${now.toISOString()}::timestamptz,
    ${JSON.stringify(details)}::jsonb)`)
}

/**
 * `recordAccountAct` in a transaction that also changes a row of a business, where no function may write. The entry
 * goes into the log of the business that findAuditedBusiness returned, for which the transaction speaks from here on.
 */
export async function recordAccountActAt(
  tx: Tx,
  now: Date,
  businessId: string | null,
  { userId, action }: Pick<AccountAct, 'userId' | 'action'>,
): Promise<void> {
  if (!businessId) return recordPlatformAct(tx, now, { userId, action })
  await speakFor(tx, { businessId })
  await tx.insert(auditEntries).values({
    ...{ business_id: businessId, id: newId(), created_at: now },
    ...{ actor: 'person', user_id: userId, action, ...requestOrigin() },
  })
}

/**
 * Records a failed sign-in. Without such an account an entry is written all the same, so that it takes as long; no
 * address or phone is kept. Call it where attempts are limited, after the limit.
 * @param userId an id, or SQL that finds one in the same statement
 */
export async function recordFailedSignIn(
  tx: Tx,
  now: Date,
  { way, userId }: { way: SignInWay; userId: string | SQL | null },
): Promise<void> {
  const failed = { action: 'sign_in_failed', person: sql`${userId}::uuid`, details: { way } } as const
  await recordAboutAccount(tx, now, failed, requestOrigin())
}

/**
 * Records a wrong password where it was asked for again. The user is the one signed in, or the one who set up the
 * shared till.
 */
export function recordRefusedPassword(tx: Tx, now: Date, userId: string): Promise<void> {
  const refused = { action: 'password_refused', person: sql`${userId}::uuid`, details: {} } as const
  return recordAboutAccount(tx, now, refused, requestOrigin())
}

/**
 * Records, for the account that had a phone, that another account has it now. The origin of the request is left out: it
 * belongs to the other account.
 */
export function recordMovedPhone(tx: Tx, now: Date, userId: string): Promise<void> {
  return recordAboutAccount(
    tx,
    now,
    { action: 'phone_moved', person: sql`${userId}::uuid`, details: {} },
    nowhere,
  )
}

async function recordAboutAccount(
  tx: Tx,
  now: Date,
  { action, person, details }: { action: Action; person: SQL; details: Details },
  { address, device }: Origin,
): Promise<void> {
  await tx.execute(sql`select record_about_account(${newId()}::uuid, ${action}, ${person}, ${address}::text,
    ${device}::text, ${now.toISOString()}::timestamptz, ${JSON.stringify(details)}::jsonb)`)
}

/** Records what a super admin or the system does outside any business. */
export async function recordPlatformAct(
  tx: Tx,
  now: Date,
  { userId, ...act }: Omit<Act, 'customer_id'> & { userId: string | null },
): Promise<void> {
  await tx.insert(platformEntries).values({
    id: newId(),
    created_at: now,
    actor: userId ? 'person' : 'system',
    user_id: userId,
    ...requestOrigin(),
    ...act,
  })
}

/**
 * Records in a business's own log that a super admin looked at it, so that the business sees it. The database refuses
 * everybody else.
 */
export async function recordViewing(
  tx: Tx,
  now: Date,
  businessId: string,
  action: Action,
  details: Details = {},
): Promise<void> {
  const { address, device } = requestOrigin()
  await tx.execute(sql`select record_viewing(${newId()}::uuid, ${action}, ${businessId}::uuid,
    ${address}::text, ${device}::text, ${now.toISOString()}::timestamptz, ${JSON.stringify(details)}::jsonb)`)
}
