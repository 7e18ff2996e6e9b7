import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/identity/auth/tables.ts'
import { createdAt, openToApplication } from '#server/platform/database/columns.ts'

/**
 * The platform's own mail to people with an account, until it is handed over. No business sends it, so it is in no
 * business's history. Links and codes are made when it is sent and are never stored here.
 */
export const accountMails = pgTable(
  'account_mails',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<AccountMailKind>().notNull(),
    /** Lower case; as typed if its account is not known. */
    recipient: text('recipient').notNull(),
    /** Null if somebody typed an address. Its account, if any, is looked up when the mail is sent. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** The business that the mail is about, if any. */
    businessId: uuid('business_id'),
    createdAt: createdAt(),
  },
  (t) => [index('account_mails_user').on(t.userId), openToApplication()],
)

export type AccountMailKind =
  | 'reset-password'
  | 'super-admin'
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
  | 'shop-looked-into'
  | 'trial-ended'
  | 'trial-ends'
  | 'payment-late'
  | 'plan-runs'
  | 'plan-ends'
  | 'plan-resumed'
  | 'plan-ended'
  | 'credits-low'
  | 'top-up-failed'
  | 'mail-stopped'
