import { secretToken } from '#server/platform/secrets/codes.ts'
import { hashToken } from '#server/platform/secrets/keyring.ts'
import type { ApiKeyView, MakerView } from './contract.ts'
import type { apiKeys } from './tables.ts'

export type ApiKey = typeof apiKeys.$inferSelect

/** The most valid keys of a business. */
export const MOST_KEYS = 10
/** Revoked keys stay for a look at the past; nobody needs more than this. */
export const KEPT_REVOKED = 100

/** Distinguishes a key from an access token, and lets secret scanners recognise it. */
const PREFIX = 'rk_'

export const isApiKey = (bearer: string): boolean => bearer.startsWith(PREFIX)

export const newSecret = (): string => `${PREFIX}${secretToken()}`

/** The stored parts of a key. */
export const keptOf = (secret: string) => ({ hash: hashToken(secret), ending: secret.slice(-4) })

export type MadeApiKey = ApiKey & { maker: MakerView | null }

/** @param today by the business's calendar, 'YYYY-MM-DD' */
export const viewApiKey = (key: MadeApiKey, today: string): ApiKeyView => ({
  id: key.id,
  name: key.name,
  ending: key.ending,
  scopes: key.scopes,
  created_at: key.created_at.toISOString(),
  last_used_at: key.last_used_at?.toISOString() ?? null,
  ends_on: key.ends_on,
  has_ended: key.ends_on !== null && key.ends_on < today,
  maker: key.maker,
})
