import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgPolicy, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import {
  appRole,
  createdAt,
  crossing,
  currentUser,
  moment,
  openToApplication,
  whole,
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
    /** Since when nobody can sign in to this account, and why: a super admin's decision. */
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
    /** The workspace this session looks at; null until someone with several shops chooses. */
    activeBusinessId: uuid('active_business_id'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('session_user').on(t.userId), openToApplication()],
)

/**
 * Sessions that a whole team works in, at one till. Each ends with its session. Beside the session rather than in
 * it, for better-auth writes there.
 */
export const sharedTills = pgTable(
  'shared_tills',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** The shop whose till it is, whatever the session looked at before. */
    businessId: uuid('business_id').notNull(),
    /** Who came to it by PIN; null while nobody is there. */
    personId: uuid('person_id'),
    /** When that person last did something; a while later they are gone. */
    activeAt: moment('active_at').notNull(),
  },
  (t) => [index('shared_tills_person').on(t.personId), openToApplication()],
)

/** When whoever is at a session last proved who they are, after signing in. Beside the session as above. */
export const recentProofs = pgTable(
  'recent_proofs',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    provenAt: moment('proven_at').notNull(),
  },
  () => [openToApplication()],
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

const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

/** A person's authenticator app: one, and no second factor until its first code has proven it. */
export const factors = pgTable(
  'factors',
  {
    id: uuid('id').primaryKey(),
    userId: person().unique(),
    /** The shared secret in base32, sealed by the keyring. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The newest time step whose code was taken: it and older ones are taken no more. */
    lastStep: whole('last_step').notNull(),
    confirmedAt: moment('confirmed_at'),
    createdAt: createdAt(),
  },
  () => [openToApplication()],
)

/** What gets in without the app. Each is gone once it was used. */
export const backupCodes = pgTable(
  'backup_codes',
  { userId: person(), codeHash: text('code_hash').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] }), openToApplication()],
)

/** Sign-ins that still owe the second factor. The browser that began one holds its token. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: person(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('pending_sign_ins_user').on(t.userId), openToApplication()],
)

/** Browsers that a person is not asked for their second factor on. */
export const rememberedDevices = pgTable(
  'remembered_devices',
  {
    id: uuid('id').primaryKey(),
    userId: person(),
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent').notNull(),
    ipAddress: text('ip_address').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('remembered_devices_user').on(t.userId), openToApplication()],
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
    /** The shop that it is about, if it is about one. */
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
