import { findAuditedBusiness, recordAccountActAt } from '#server/businesses/audit/index.ts'
import { changeEmail, findMemberships, isBusiness } from '#server/businesses/business/index.ts'
import { claimByMailbox } from '#server/identity/accounts/claims/index.ts'
import {
  changeAddress,
  endSessions,
  findPerson,
  lockPerson,
  markAddressProven,
  unlinkProviders,
} from '#server/identity/auth/index.ts'
import { readToken, type TokenHolder, useToken } from '#server/identity/proofs/index.ts'
import { queueAccountMail } from '#server/identity/proofs/mail/index.ts'
import { type AskedPerson, confirmPassword, queueVerification } from '#server/identity/sign-in/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { isConflict, speakFor, type Tx } from '#server/platform/database/index.ts'
import { refuseSpentAddress } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'

type Person = { userId: string; email: string }

/**
 * Mails the link once more. A verified address gets no mail.
 * @throws {Refusal} 'too_many_requests' once the mailbox has had its day's
 */
export function resendVerification(services: Services, { userId, email }: Person): Promise<void> {
  return services.database.transaction({}, async (tx) => {
    const isProven = (await findPerson(tx, userId))?.emailVerified
    if (!isProven) await queueVerification(services, tx, { userId, email })
  })
}

/**
 * Mails a link to a new address, after the password was given again. If somebody already has that address, only its
 * mailbox is told.
 * @throws {Refusal} 'too_many_requests' once the mailbox has had its daily mails of this kind, for whichever accounts
 */
export async function requestEmailChange(
  services: Services,
  person: Person & AskedPerson,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (email === person.email) throw invalidField('email', 'This is your email address already')
  await confirmPassword(services, person, password)
  const { keyring, clock } = services
  await services.database.transaction({}, async (tx) => {
    const counting = { tx, keyring, now: clock.now() }
    await refuseSpentAddress(counting, { cause: 'new address', address: email, mails: 'of these mails' })
    await queueAccountMail(services, tx, { kind: 'change-email', recipient: email, userId: person.userId })
  })
}

const types = { signup: 'verify-email', email_change: 'change-email' } as const
type MailedLink = { type: keyof typeof types; token: string }

/** The person at the browser that opens a link; nobody at a shared till. */
export type Here = { userId: string; sessionId: string } | undefined

/**
 * Reads the address that a link confirms, its account, which somebody else may have made, and whether this browser is
 * signed in to that account. The link still works afterwards, because mail gateways open links by themselves.
 * @throws {Refusal} 'conflict' for a link that no longer works.
 */
export async function openVerification(
  { database, clock }: Services,
  { type, token }: MailedLink,
  here: Here,
) {
  const tx = database.plain
  const holder = await readToken(tx, clock.now(), types[type], token)
  const { userId, email, name, known } = await stillTheirs(tx, type, holder)
  const { memberships } = await findMemberships(tx, userId)
  const company_names = memberships.map(({ company_name }) => company_name)
  return { email, account: { name, email: known, company_names }, is_signed_in: here?.userId === userId }
}

/**
 * Proves a mailbox with a mailed link, once. The link of the sign-up mail works on any device. In a browser that is not
 * signed in to the account it claims the account, because the holder of the mailbox may not be the maker of the
 * account. A new address becomes the account's only in a browser that is signed in to it: otherwise its owner could be
 * taken into somebody else's account.
 * @throws {Refusal} 'conflict' for a link that no longer works, or an address that somebody else has taken since;
 * 'forbidden' for a new address in another browser, and the link still works.
 */
export async function verifyEmail(
  services: Services,
  { type, token }: MailedLink,
  here: Here,
): Promise<{ email: string; is_claimed: boolean }> {
  const { database, clock } = services
  return database.transaction({}, async (tx) => {
    const holder = await useToken(tx, clock.now(), types[type], token)
    const { userId, email, known, isProven } = await stillTheirs(tx, type, holder)
    const isSignedIn = here?.userId === userId
    if (type === 'email_change' && !isSignedIn) throw signInFirst()
    const isClaimed = !isProven && !isSignedIn
    if (isClaimed) {
      await claimByMailbox(services, tx, { userId, email })
      return { email, is_claimed: true }
    }
    if (type === 'email_change') {
      await moveTo(services, tx, { userId, from: known, to: email })
      await endSessions(tx, userId, { except: here!.sessionId })
    }
    await markAddressProven(tx, clock.now(), userId)
    return { email, is_claimed: false }
  })
}

const signInFirst = () =>
  new Refusal('forbidden', 'Sign in to your account in this browser first, then open the link again.', {
    details: { reason: 'sign in first' },
  })

/**
 * The holder of a link and their account, locked.
 * @throws {Refusal} 'conflict' for an unknown holder, or a sign-up link mailed to an address that the account no longer
 * has
 */
async function stillTheirs(tx: Tx, type: MailedLink['type'], holder: TokenHolder | undefined) {
  const person = holder && (await lockPerson(tx, holder.userId))
  if (!holder || !person || (type === 'signup' && person.email !== holder.email)) throw deadLink()
  return { ...holder, name: person.name, known: person.email, isProven: person.emailVerified }
}

const deadLink = () => new Refusal('conflict', 'This link has been used already or has expired')

/**
 * Gives an account a new address. The owner of the old mailbox can no longer sign in: providers, which identify people
 * by the mailbox, are unlinked, and the password was asked for before.
 */
async function moveTo(
  services: Services,
  tx: Tx,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  // Both look at every business, so they come before anything is written.
  const audited = await findAuditedBusiness(tx, userId)
  const own = await findOwnAddresses(tx, userId)
  try {
    await changeAddress(tx, userId, to)
  } catch (error) {
    if (isConflict(error)) throw deadLink()
    throw error
  }
  await unlinkProviders(tx, userId)
  const now = services.clock.now()
  await moveOwnAddresses(tx, now, own, to)
  await recordAccountActAt(tx, now, audited, { userId, action: 'email_changed' })
  await queueAccountMail(services, tx, { kind: 'email-changed', recipient: from, userId })
}

/** The rows that hold a person's address, each with the id to speak for. */
type OwnAddresses = { id: string; as: { businessId: string } | { userId: string } }[]

/** The rows of the businesses that the person is the admin of, and their own row unless that is a business. */
async function findOwnAddresses(tx: Tx, userId: string): Promise<OwnAddresses> {
  const { memberships } = await findMemberships(tx, userId)
  const led = memberships.filter(({ role }) => role === 'admin')
  const own: OwnAddresses = led.map(({ business_id: id }) => ({ id, as: { businessId: id } }))
  // The own row may be a business that they founded and have left.
  return (await isBusiness(tx, userId)) ? own : [...own, { id: userId, as: { userId } }]
}

async function moveOwnAddresses(tx: Tx, now: Date, own: OwnAddresses, email: string): Promise<void> {
  const actor = { kind: 'system', name: 'accounts' } as const
  for (const { id, as } of own) {
    await speakFor(tx, as)
    await changeEmail(tx, id, email)
    if ('businessId' in as)
      await publish({ tx, businessId: id, actor, address: null, now }, [
        { type: 'address.changed', ids: { business_id: id } },
      ])
  }
}
