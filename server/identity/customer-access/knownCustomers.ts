import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { hostCookie, hostCookieOptions } from '#server/identity/auth/index.ts'
import { findPhoneAndPin } from '#server/loyalty/customers/index.ts'
import type { AppEnv } from '#server/platform/http/index.ts'
import { openPin } from '#server/platform/passwords/index.ts'
import { secretToken } from '#server/platform/secrets/codes.ts'
import { type Keyring, sameText } from '#server/platform/secrets/keyring.ts'
import type { Services } from '#server/services.ts'
import type { Candidate } from './candidates.ts'
import { pinOwner } from './pins/pins.ts'

// Strangers who type a customer's number with wrong PINs and codes must not lock the customer out. When strangers have
// used up their tries, a browser in which the customer was signed in before still has its own, as staff's browsers do
// (server/identity/auth): by a signed cookie, which signs nobody in.

const DAYS = 180
const COOKIE = 'regulars_portal_known'
/** The most cards for which a shared browser is known at the same time. */
const MOST = 5

type Customer = Pick<Candidate, 'business_id' | 'customer_id' | 'phone' | 'auth_pin'>

/** The cookie that names the customers whom a browser knows, for `findKnown`. */
export const knownIn = (c: Context<AppEnv>, publicUrl: string): string | undefined =>
  getCookie(c, hostCookie(publicUrl, COOKIE))

/** The first of the candidates who was signed in at a browser since their PIN was last changed. */
export const findKnown = (
  keyring: Keyring,
  candidates: Candidate[],
  cookie: string | undefined,
): Candidate | undefined => {
  const tokens = tokensIn(cookie)
  return candidates.find((one) => tokens.some((token) => isOf(keyring, one, token)))
}

/** Makes this browser known to the customer who has just signed in. */
export async function knowCustomer(
  { database, keyring, publicUrl }: Services,
  c: Context<AppEnv>,
  { business_id: businessId, customer_id: customerId }: Pick<Customer, 'business_id' | 'customer_id'>,
): Promise<void> {
  const found = await database.transaction({ businessId, readOnly: true }, (tx) =>
    findPhoneAndPin({ tx, businessId }, customerId),
  )
  if (!found?.phone) return
  const customer = { business_id: businessId, customer_id: customerId, ...found, phone: found.phone }
  const others = tokensIn(knownIn(c, publicUrl)).filter((token) => !isOf(keyring, customer, token))
  const kept = [newToken(keyring, customer), ...others].slice(0, MOST)
  const name = hostCookie(publicUrl, COOKIE)
  setCookie(c, name, kept.join('~'), hostCookieOptions(publicUrl, DAYS * 24 * 60 * 60))
}

/**
 * The part of the cookie that is signed. It includes the PIN's hash, so after a change of the PIN no browser is known.
 */
function signedPart(
  keyring: Keyring,
  { business_id, customer_id, phone, auth_pin }: Customer,
  nonce: string,
) {
  const pin = auth_pin ? openPin(keyring, auth_pin, pinOwner(business_id, phone)) : ''
  return `known guest:${nonce}:${business_id}:${customer_id}:${pin ?? ''}`
}

function newToken(keyring: Keyring, customer: Customer): string {
  const nonce = secretToken()
  return `${nonce}.${keyring.hash(signedPart(keyring, customer, nonce))}`
}

function isOf(keyring: Keyring, customer: Customer, token: string): boolean {
  const [nonce = '', signature = ''] = token.split('.')
  return keyring.hashes(signedPart(keyring, customer, nonce)).some((hash) => sameText(hash, signature))
}

const tokensIn = (cookie: string | undefined): string[] =>
  (cookie ?? '').split('~').filter(Boolean).slice(0, MOST)
