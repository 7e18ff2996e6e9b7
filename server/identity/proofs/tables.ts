import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/identity/auth/tables.ts'
import { createdAt, moment, openToApplication } from '#server/platform/database/columns.ts'

/**
 * The platform's own one-time codes: hashed, one per recipient and purpose, deleted when used. A mailed code has a link
 * beside it; using either ends both.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** An address in lower case, or a phone in E.164. */
    recipient: text('recipient').notNull(),
    codeHash: text('code_hash').notNull(),
    linkHash: text('link_hash').unique(),
    /** The account that adds the phone; null for a sign-in. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** True if an address without an account gets one with the code. */
    opensAccount: boolean('opens_account').notNull().default(false),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.purpose, t.recipient] }),
    index('one_time_codes_user').on(t.userId),
    openToApplication(),
  ],
)

/** 'email' signs in by mail, 'sms' by text; 'phone' proves one's own phone. */
export type CodePurpose = 'email' | 'sms' | 'phone'
