import { and, eq, ne } from 'drizzle-orm'
import { findAuditedBusiness, recordAccountActAt } from '#server/businesses/audit/index.ts'
import { findMemberships, isWorkspace } from '#server/businesses/directory/index.ts'
import { businesses } from '#server/businesses/directory/tables.ts'
import { queueAccountMail } from '#server/identity/account-mail/index.ts'
import { account, user } from '#server/identity/auth/tables.ts'
import { readToken, type TokenHolder, useToken } from '#server/identity/proofs/index.ts'
import { endSessions } from '#server/identity/sessions/index.ts'
import { confirmPassword } from '#server/identity/sign-in/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import { isConflict, speakFor, type Tx } from '#server/platform/database/index.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import type { Services } from '#server/services.ts'

type Person = { userId: string; email: string }

/** Mails the link once more; a verified address gets no mail. */
export function resendVerification(services: Services, { userId, email }: Person): Promise<void> {
  return services.database.transaction({}, (tx) =>
    queueAccountMail(services, tx, { kind: 'verify-email', recipient: email, userId }),
  )
}

/**
 * Mails a link to a new address, after the password was given again. If somebody has that address already, only
 * its mailbox is told.
 */
export async function requestEmailChange(
  services: Services,
  person: Person,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (email === person.email) throw invalidField('email', 'This is your email address already')
  await confirmPassword(services, person.userId, password)
  await services.database.transaction({}, (tx) =>
    queueAccountMail(services, tx, { kind: 'change-email', recipient: email, userId: person.userId }),
  )
}

const types = { signup: 'verify-email', email_change: 'change-email' } as const
type MailedLink = { type: keyof typeof types; token: string }

/**
 * The address that a link confirms, and its account: somebody else may have typed it. The link still works
 * afterwards, because mail gateways open links by themselves.
 * @throws {Refusal} 'conflict' for a link that does not work any more.
 */
export async function openVerification({ database, clock }: Services, { type, token }: MailedLink) {
  const tx = database.plain
  const holder = await readToken(tx, clock.now(), types[type], token)
  const { userId, email, name, known } = await stillTheirs(tx, type, holder)
  const { memberships } = await findMemberships(tx, userId)
  const company_names = memberships.map(({ company_name }) => company_name)
  return { email, account: { name, email: known, company_names } }
}

/**
 * Proves a mailbox with a mailed link, once, from any device; a new address becomes the account's.
 * @param keepSession stays signed in when the address changes, if it is the account's own
 * @throws {Refusal} 'conflict' for a link that does not work any more, or an address that somebody else has
 * taken since.
 */
export async function verifyEmail(
  services: Services,
  { type, token, keepSession }: MailedLink & { keepSession?: string | undefined },
): Promise<{ email: string }> {
  const { database, clock } = services
  return database.transaction({}, async (tx) => {
    const holder = await useToken(tx, clock.now(), types[type], token)
    const { userId, email, known } = await stillTheirs(tx, type, holder)
    if (type === 'email_change') {
      await moveTo(services, tx, { userId, from: known, to: email })
      await endSessions(tx, userId, keepSession ? { except: keepSession } : {})
    }
    await tx.update(user).set({ emailVerified: true, updatedAt: clock.now() }).where(eq(user.id, userId))
    return { email }
  })
}

/** False for a link mailed to an address that the account does not have any more. */
async function stillTheirs(tx: Tx, type: MailedLink['type'], holder: TokenHolder | undefined) {
  const [person] = holder
    ? await tx
        .select({ name: user.name, known: user.email })
        .from(user)
        .where(eq(user.id, holder.userId))
        .for('update')
    : []
  if (!holder || !person || (type === 'signup' && person.known !== holder.email)) throw deadLink()
  return { ...holder, ...person }
}

const deadLink = () => new Refusal('conflict', 'This link has been used already or has expired')

/**
 * The owner of the old mailbox cannot sign in any more: Google identifies people by the mailbox, and the
 * password was asked for before.
 */
async function moveTo(
  services: Services,
  tx: Tx,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  // Both look at every business, so before anything is written.
  const audited = await findAuditedBusiness(tx, userId)
  const own = await findOwnAddresses(tx, userId)
  try {
    await tx.update(user).set({ email: to }).where(eq(user.id, userId))
  } catch (error) {
    if (isConflict(error)) throw deadLink()
    throw error
  }
  await tx.delete(account).where(and(eq(account.userId, userId), ne(account.providerId, 'credential')))
  const now = services.clock.now()
  await moveOwnAddresses(tx, now, own, to)
  await recordAccountActAt(tx, now, audited, { userId, action: 'email_changed' })
  await queueAccountMail(services, tx, { kind: 'email-changed', recipient: from, userId })
}

/** The rows that a person's address stands on, each with whom to speak for. */
type OwnAddresses = { id: string; as: { businessId: string } | { userId: string } }[]

/** Those of the businesses that they are the admin of, and their own row unless that is a business. */
async function findOwnAddresses(tx: Tx, userId: string): Promise<OwnAddresses> {
  const { memberships } = await findMemberships(tx, userId)
  const led = memberships.filter(({ role }) => role === 'admin')
  const own: OwnAddresses = led.map(({ business_id: id }) => ({ id, as: { businessId: id } }))
  // It may be a business that they founded and have left.
  return (await isWorkspace(tx, userId)) ? own : [...own, { id: userId, as: { userId } }]
}

async function moveOwnAddresses(tx: Tx, now: Date, own: OwnAddresses, email: string): Promise<void> {
  const actor = { kind: 'system', name: 'accounts' } as const
  for (const { id, as } of own) {
    await speakFor(tx, as)
    await tx.update(businesses).set({ email }).where(eq(businesses.id, id))
    if ('businessId' in as)
      await publish({ tx, businessId: id, actor, address: null, now }, [
        { type: 'address.changed', ids: { business_id: id } },
      ])
  }
}
