import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, crossing, moment, openToApplication } from '#server/platform/database/columns.ts'
import type { StaffLanguage } from '#server/platform/text/pageLanguages.ts'

/** The auth tables are better-auth's. Their columns are those that its adapter writes. */
export const user = pgTable(
  'user',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** Language that this person chose for our screens and mails; null for that of their browser, and for English. */
    language: text('language').$type<StaffLanguage>(),
    /** Time since which nobody can sign in to this account, by a super admin's decision. */
    suspendedAt: moment('suspended_at'),
    suspendedReason: text('suspended_reason'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  () => [openToApplication(), crossing()],
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
    /** The business that this session uses; null until a person with several businesses chooses. */
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

/** The owner of a row, which is deleted with the account. */
export const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

/** Sign-ins that still need the second factor. The browser that began one holds its token. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('pending_sign_ins_user').on(t.userId), openToApplication()],
)

/** Browsers on which a person is not asked for their second factor. */
export const rememberedDevices = pgTable(
  'remembered_devices',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent').notNull(),
    ipAddress: text('ip_address').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('remembered_devices_user').on(t.userId), openToApplication()],
)
