import { recordFailedSignIn, type SignInWay } from '#server/businesses/audit/index.ts'
import { findMemberships } from '#server/businesses/business/index.ts'
import {
  type Auth,
  idOfAddress,
  lockByAddress,
  suspendedRefusal,
  triesBy,
} from '#server/identity/auth/index.ts'
import { type Proof, readLink, tryCode, useProof } from '#server/identity/proofs/index.ts'
import { findPhoneHolder } from '#server/identity/proofs/texts/index.ts'
import { limitNewAccounts, type Place, provisionWithin } from '#server/identity/sign-in/index.ts'
import type { Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import { claimByMailbox } from '../claims/index.ts'
import type { SignInProof } from './contract.ts'
import { forgiveCodeTries, limitCodeTries } from './limits.ts'
import { deadLink, wrongCode } from './refusals.ts'
import { type From, readPhone } from './requestCode.ts'

/**
 * Signs in with a mailed or texted code, or with a mailed link. An address without an account gets one with a business,
 * if the request for the code said so, and the mailbox has not opened several lately.
 * @throws {Refusal} 'invalid' at `token` for a wrong, used or expired code, and for a recipient without one; 'conflict'
 * for such a link; 'too_many_requests'.
 */
export async function signInByProof(services: Services, auth: Auth, input: SignInProof, from: From) {
  const userId = await whoProves(services, auth, input, from)
  // After the proof is used up: a person who still needs the second factor has passed the first.
  const signIn = auth.api.signInProven({ body: { userId }, headers: from.headers, returnHeaders: true })
  const { headers, response } = await signIn.catch((error) =>
    refuse(services, error, { userId, way: ways[input.type] }),
  )
  const { isSuperAdmin } = await findMemberships(services.database.plain, userId)
  return { email: response.email, isSuperAdmin, cookies: headers.getSetCookie() }
}

const ways = { email: 'email_code', magiclink: 'magic_link', sms: 'sms_code' } as const

/** Tells a suspended person so, and records the failed sign-in. */
async function refuse(
  { database, clock }: Services,
  error: unknown,
  failed: { userId: string; way: SignInWay },
): Promise<never> {
  const refusal = suspendedRefusal(error)
  if (!refusal) throw error
  await recordFailedSignIn(database.plain, clock.now(), failed)
  throw refusal
}

function whoProves(services: Services, auth: Auth, input: SignInProof, from: From): Promise<string> {
  if (input.type === 'sms') return byText(services, { ...input, phone: readPhone(input) }, from)
  const place = { timeZone: input.timeZone, locale: input.locale, address: from.address }
  if (input.type === 'magiclink') return byLink(services, auth, input.token, place)
  return byMail(services, auth, input, place, from)
}

async function byText(
  services: Services,
  { phone, token }: { phone: string; token: string },
  from: From,
): Promise<string> {
  const proof = await proofOf(services, { purpose: 'sms', recipient: phone, code: token }, from)
  return services.database.transaction({}, async (tx) => {
    const userId = await findPhoneHolder(tx, phone)
    if (!(await useProof(tx, proof)) || !userId) throw wrongCode()
    return userId
  })
}

async function byMail(
  services: Services,
  auth: Auth,
  { email, token }: { email: string; token: string },
  place: Place,
  from: From,
): Promise<string> {
  const proof = await proofOf(services, { purpose: 'email', recipient: email, code: token }, from)
  return proveMailbox(services, auth, proof, place, wrongCode)
}

/** Signs in by a link. A link cannot be guessed, so the route counts it by network alone. */
async function byLink(services: Services, auth: Auth, token: string, place: Place): Promise<string> {
  const proof = await readLink(services.database.plain, services.clock.now(), token)
  if (!proof) throw deadLink()
  return proveMailbox(services, auth, proof, place, deadLink)
}

type Tried = { purpose: 'email' | 'sms'; recipient: string; code: string }

async function proofOf(services: Services, tried: Tried, { headers, address }: From): Promise<Proof> {
  const { database, keyring, clock } = services
  const { purpose, recipient } = tried
  const who = purpose === 'email' ? await triesBy(services, recipient, headers) : keyring.hash(recipient)
  await limitCodeTries(services, who, address)
  const proof = await tryCode(database.plain, keyring, clock.now(), tried)
  if (!proof) {
    await recordWrongCode(services, tried)
    throw wrongCode()
  }
  await forgiveCodeTries(services, who)
  return proof
}

/** Records a wrong code, with the same queries whether or not the address or phone has an account. */
async function recordWrongCode({ database: { plain }, clock }: Services, tried: Tried): Promise<void> {
  const { purpose, recipient } = tried
  const failed =
    purpose === 'email'
      ? ({ way: 'email_code', userId: idOfAddress(recipient) } as const)
      : ({ way: 'sms_code', userId: await findPhoneHolder(plain, recipient) } as const)
  await recordFailedSignIn(plain, clock.now(), failed)
}

/** The account of a mailbox: the existing one, now proven to be its owner's, or a new one with its business. */
function proveMailbox(
  services: Services,
  auth: Auth,
  proof: Proof,
  place: Place,
  refusal: () => Refusal,
): Promise<string> {
  return services.database.transaction({}, async (tx) => {
    if (!(await useProof(tx, proof))) throw refusal()
    const person = await lockByAddress(tx, proof.recipient)
    if (person) {
      const { id: userId, email, emailVerified } = person
      if (!emailVerified) await claimByMailbox(services, tx, { userId, email })
      return userId
    }
    if (!proof.opensAccount) throw refusal()
    await limitNewAccounts(services, tx, proof.recipient, { isProven: true })
    const { userId } = await auth.within(tx, () =>
      auth.api.openProvenAccount({ body: { email: proof.recipient } }),
    )
    await provisionWithin(services, tx, userId, place)
    return userId
  })
}
