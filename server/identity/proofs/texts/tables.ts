import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/identity/auth/tables.ts'
import { createdAt, moment, openToApplication } from '#server/platform/database/columns.ts'

/** The proven phone of an account: codes texted to it sign in. A number belongs to one account. */
export const accountPhones = pgTable(
  'account_phones',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** E.164. */
    phone: text('phone').notNull().unique(),
    provenAt: moment('proven_at').notNull(),
  },
  () => [openToApplication()],
)

/** The platform's own texts until they are handed over, like `account_mails`. No business sends or pays for them. */
export const accountTexts = pgTable(
  'account_texts',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<AccountTextKind>().notNull(),
    /** E.164. */
    recipient: text('recipient').notNull(),
    /** Null if somebody typed a number to sign in. Its account, if any, is looked up when the text is sent. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('account_texts_user').on(t.userId), openToApplication()],
)

export type AccountTextKind = 'sign-in-code' | 'phone-code'
