import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'
import { signingKeys } from './tables.ts'

/** The longest validity of an access token; its session is checked at every call anyway. */
export const ACCESS_SECONDS = 15 * 60

/** Days for which one key signs. */
const KEY_DAYS = 30

export const ALGORITHM = 'ES256'
const DAY_MS = 24 * 60 * 60_000

// better-auth's jwt plug-in encrypts its keys with the session secret, makes them without a lock, and checks no session
// when it verifies. So the keys are our own, made with jose, the library that better-auth uses too.

/** The key that signs now. One is made when there is none, or none that ENCRYPTION_KEYS can read. */
export async function presentKey(services: Services) {
  const found = await readPresentKey(services, services.database.plain)
  return (
    found ??
    services.database.transaction({}, async (tx) => {
      await lock(tx)
      // Another process may have made the key meanwhile.
      return (await readPresentKey(services, tx)) ?? makeKey(services, tx)
    })
  )
}

/** A public key by its id, as long as tokens signed with it may be valid. */
export async function findPublicKey({ database, clock }: Services, id: string): Promise<JWK | undefined> {
  const [found] = await database.plain.select().from(signingKeys).where(eq(signingKeys.id, id))
  return found && isAlive(found, clock.now()) ? JSON.parse(found.publicKey) : undefined
}

/** Every public key whose tokens may be valid, as the JWKS page shows them. */
export async function publicKeys(services: Services): Promise<JWK[]> {
  await presentKey(services)
  const found = await services.database.plain.select().from(signingKeys).orderBy(signingKeys.createdAt)
  const alive = found.filter((key) => isAlive(key, services.clock.now()))
  return alive.map(({ id, publicKey }) => ({ ...JSON.parse(publicKey), kid: id, alg: ALGORITHM, use: 'sig' }))
}

/** The daily job: makes a new key if the current one is old, and deletes keys whose last token has expired. */
export async function rotateSigningKeys(services: Services): Promise<void> {
  const { database, clock } = services
  await database.transaction({}, async (tx) => {
    await lock(tx)
    const now = clock.now()
    const due = new Date(now.getTime() - KEY_DAYS * DAY_MS)
    const [old] = await tx
      .select({ id: signingKeys.id })
      .from(signingKeys)
      .where(and(isNull(signingKeys.supersededAt), lt(signingKeys.createdAt, due)))
    if (old) await makeKey(services, tx)
    await tx.delete(signingKeys).where(lt(signingKeys.supersededAt, lastTokenOf(now)))
  })
}

/**
 * Replaces a leaked key: deletes all keys and so ends every access token. Callers get new ones with their refresh
 * tokens; nobody is signed out.
 */
export async function replaceSigningKeys(services: Services): Promise<void> {
  await services.database.transaction({}, async (tx) => {
    await lock(tx)
    await tx.delete(signingKeys)
    await makeKey(services, tx)
    await recordPlatformAct(tx, services.clock.now(), { userId: null, action: 'signing_keys_replaced' })
  })
}

const lock = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('signing keys'))`)

/** Purpose for which the private keys are encrypted. */
const SEALED_AS = 'signing key'

const lastTokenOf = (now: Date) => new Date(now.getTime() - ACCESS_SECONDS * 1000)

const isAlive = ({ supersededAt }: { supersededAt: Date | null }, now: Date): boolean =>
  !supersededAt || supersededAt >= lastTokenOf(now)

async function readPresentKey({ keyring }: Services, tx: Tx) {
  const [found] = await tx.select().from(signingKeys).where(isNull(signingKeys.supersededAt))
  const jwk = found?.privateKey && keyring.open(found.privateKey, SEALED_AS)
  return jwk ? { id: found.id, privateKey: await importJWK(JSON.parse(jwk), ALGORITHM) } : undefined
}

/** Makes a key that replaces the current one, whose private half is no longer needed. */
async function makeKey({ keyring, clock }: Services, tx: Tx) {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const id = newId()
  const now = clock.now()
  await tx
    .update(signingKeys)
    .set({ supersededAt: now, privateKey: null })
    .where(isNull(signingKeys.supersededAt))
  await tx.insert(signingKeys).values({
    id,
    publicKey: JSON.stringify(await exportJWK(publicKey)),
    privateKey: keyring.seal(JSON.stringify(await exportJWK(privateKey)), SEALED_AS),
    createdAt: now,
  })
  return { id, privateKey }
}
