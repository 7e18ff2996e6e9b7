import { secretToken } from '#server/platform/codes.ts'
import { hashToken } from '#server/platform/keyring.ts'
import type { ApiKeyView } from './contract.ts'
import type { apiKeys } from './tables.ts'

export type ApiKey = typeof apiKeys.$inferSelect

/** How many living keys a shop has at most. */
export const MOST_KEYS = 10

/** Tells a key from an access token, and to secret scanners what they found. */
const PREFIX = 'rk_'

export const isApiKey = (bearer: string): boolean => bearer.startsWith(PREFIX)

export const newSecret = (): string => `${PREFIX}${secretToken()}`

/** What of a key is kept. */
export const keptOf = (secret: string) => ({ hash: hashToken(secret), ending: secret.slice(-4) })

export const viewApiKey = ({ id, name, ending, created_at, last_used_at }: ApiKey): ApiKeyView => ({
  id,
  name,
  ending,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})
