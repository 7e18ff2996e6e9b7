import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/identity/auth/tables.ts'
import { createdAt, moment, openToApplication } from '#server/platform/database/columns.ts'

/**
 * The platform's own one-time codes: hashed, one for a recipient and purpose, gone once they are used. A mailed one
 * has a link beside it; whichever is used first ends both.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** An address in lower case, or a phone in E.164. */
    recipient: text('recipient').notNull(),
    codeHash: text('code_hash').notNull(),
    linkHash: text('link_hash').unique(),
    /** Whose phone is being proven; nobody's yet where somebody signs in. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** Whether an address that has no account gets one by it. */
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

/** To sign in by mail, to sign in by text, to prove that a phone is one's own. */
export type CodePurpose = 'email' | 'sms' | 'phone'
