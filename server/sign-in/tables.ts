import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import {
  appRole,
  createdAt,
  crossing,
  currentUser,
  moment,
  openToApplication,
} from '#server/platform/database/columns.ts'

/** The auth tables are better-auth's; their columns are what its adapter writes. */
export const user = pgTable(
  'user',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  () => [openToApplication()],
)

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** The workspace this session looks at; null until someone with several shops chooses. */
    activeBusinessId: uuid('active_business_id'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('session_user').on(t.userId), openToApplication()],
)

export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('account_user').on(t.userId), openToApplication()],
)

export const verification = pgTable(
  'verification',
  {
    // Text, not uuid: one-time reservations put their own key here.
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('verification_identifier').on(t.identifier), openToApplication()],
)

/**
 * The platform's own mail to people with an account, until it is handed over: no shop sends it, so it stands in
 * no shop's history. Links and codes are made when it is sent and never stand here.
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

/** Granted by `create-admin`, which runs as the owner; the application can only look. */
export const superAdmins = pgTable('super_admins', { id: uuid('id').primaryKey() }, (t) => [
  pgPolicy('self', { for: 'select', to: appRole, using: sql`${t.id} = ${currentUser}` }),
  crossing(),
])

/** Fixed windows of attempts, kept here so that the limits hold across processes. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
  },
  () => [openToApplication()],
)
