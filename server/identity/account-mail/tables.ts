import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/identity/auth/tables.ts'
import { createdAt, openToApplication } from '#server/platform/database/columns.ts'

/**
 * The platform's own mail to people with an account, until it is handed over: no business sends it, so it stands in
 * no business's history. Links and codes are made when it is sent and never stand here.
 */
export const accountMails = pgTable(
  'account_mails',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<AccountMailKind>().notNull(),
    /** Lower case; as typed where it is not known whose it is. */
    recipient: text('recipient').notNull(),
    /** Null where somebody typed an address: whose it is, if anybody's, is looked up when it is sent. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** The business that it is about, if it is about one. */
    businessId: uuid('business_id'),
    createdAt: createdAt(),
  },
  (t) => [index('account_mails_user').on(t.userId), openToApplication()],
)

export type AccountMailKind =
  | 'reset-password'
  | 'password-changed'
  | 'verify-email'
  | 'change-email'
  | 'email-changed'
  | 'google-linked'
  | 'sso-linked'
  | 'sign-in-code'
  | 'sign-up-code'
  | 'password-dropped'
  | 'phone-changed'
  | 'phone-removed'
  | 'phone-moved'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'backup-code-used'
  | 'shop-suspended'
  | 'shop-restored'
  | 'trial-ended'
