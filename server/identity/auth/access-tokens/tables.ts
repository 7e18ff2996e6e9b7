import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, openToApplication } from '#server/platform/database/columns.ts'
import { session } from '../tables.ts'

/** The keys that sign access tokens: the newest signs, the earlier ones only verify. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    /** The `kid` of the tokens that the key signed. */
    id: uuid('id').primaryKey(),
    /** A JWK, as JSON. */
    publicKey: text('public_key').notNull(),
    /** The private key, encrypted under ENCRYPTION_KEYS; deleted once a newer key signs. */
    privateKey: text('private_key'),
    createdAt: createdAt(),
    supersededAt: moment('superseded_at'),
  },
  () => [openToApplication()],
)

/** The generation of each session's current refresh token. The tokens themselves are not stored. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull(),
    rotatedAt: moment('rotated_at').notNull(),
  },
  () => [openToApplication()],
)
