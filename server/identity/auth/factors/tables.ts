import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, openToApplication, whole } from '#server/platform/database/columns.ts'
import { ofUser } from '../tables.ts'

/** A person's authenticator app. A person has one, and it is no second factor until its first code has proven it. */
export const factors = pgTable(
  'factors',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser().unique(),
    /** The shared secret in base32, sealed by the keyring. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The newest time step whose code was used. Codes of this and older steps are no longer accepted. */
    lastStep: whole('last_step').notNull(),
    confirmedAt: moment('confirmed_at'),
    createdAt: createdAt(),
  },
  () => [openToApplication()],
)

/** Codes for signing in without the app. Each is deleted when it is used. */
export const backupCodes = pgTable(
  'backup_codes',
  { userId: ofUser(), codeHash: text('code_hash').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] }), openToApplication()],
)
