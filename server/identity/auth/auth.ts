import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { GoogleSettings, SsoProvider } from '#server/identity/auth/settings.ts'
import type { Database, Tx } from '#server/platform/database/index.ts'
import { hashPassword, isPassword } from '#server/platform/passwords/index.ts'
import { createCaptcha } from '#server/platform/providers/captcha.ts'
import type { CaptchaSettings } from '#server/platform/providers/captchaSettings.ts'
import type { Observe } from '#server/platform/providers/observe.ts'
import { type Clock, systemClock } from '#server/platform/time/clock.ts'
import { hostCookie, isHttps } from './cookies.ts'
import { deviceCookieIn } from './devices/rememberedDevices.ts'
import { followTransaction } from './followTransaction.ts'
import { provenSignIn } from './provenSignIn.ts'
import { idTokenOnly } from './providers/idTokenOnly.ts'
import {
  domainOf,
  googleProvider,
  reach,
  ssoId,
  ssoProvider,
  withOwnState,
} from './providers/openIdProviders.ts'
import { refuseSuspended } from './refuseSuspended.ts'
import { ADDRESS_HEADER } from './requestHeaders.ts'
import { demandSecondFactor } from './secondFactor.ts'
import { endOldestSessions } from './sessions/mostSessions.ts'
import { account, session, user, verification } from './tables.ts'

export type AuthSettings = {
  database: Database
  /** The first secret signs cookies; all of them verify. */
  secrets: readonly string[]
  publicUrl: string
  /** The operator's email address, told to suspended people and businesses. */
  supportAddress: string
  clock?: Clock
  /** Sign-in with Google, if it is switched on; `isLocal` with a stand-in. */
  google?: (GoogleSettings & { isLocal?: boolean }) | null
  /** Companies' own OpenID providers. */
  sso?: SsoProvider[]
  captcha?: CaptchaSettings | null
  /** Takes note of each answer of the captcha's provider. */
  onCaptcha?: Observe
  /** In the demo, whose passwords are published anyway, super admins need no second factor. */
  isDemo?: boolean
  /** Called before an outside provider opens an account for the first time. */
  onLink?: (userId: string, providerId: string) => Promise<void>
}

/** Seconds from its last renewal to the end of a session. Use renews it at most once in the second period. */
export const SESSION_SECONDS = 60 * 60 * 24 * 30
export const RENEWED_EVERY_SECONDS = 60 * 60 * 24

/** The API that signs in through a provider. */
export type ProviderApi = NonNullable<Awaited<ReturnType<Auth['google']>>>

/** better-auth on our tables, and a way to make its writes part of a transaction of ours. */
export type Auth = ReturnType<typeof createAuth>

export function createAuth(settings: AuthSettings) {
  const {
    database,
    secrets: [secret, ...olderSecrets],
    publicUrl,
    supportAddress,
    clock = systemClock,
    google = null,
    sso = [],
    captcha = null,
    onCaptcha,
    isDemo = false,
    onLink,
  } = settings
  const openTransaction = new AsyncLocalStorage<Tx>()
  const tx = followTransaction(database, openTransaction)
  /** The id of the person who has just passed their second factor. */
  const passedSecondFactor = new AsyncLocalStorage<string>()
  const passwordCheck = new AsyncLocalStorage<{ hashed?: string }>()
  const options = {
    secret: secret!,
    baseURL: publicUrl,
    basePath: '/auth',
    database: drizzleAdapter(tx, {
      provider: 'pg' as const,
      schema: { user, session, account, verification },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      password: {
        hash: hashPassword,
        verify: async ({ hash, password }) => {
          const isRight = await isPassword(hash, password)
          const check = passwordCheck.getStore()
          if (isRight && check) check.hashed = hash
          return isRight
        },
      },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: RENEWED_EVERY_SECONDS,
      additionalFields: {
        activeBusinessId: { type: 'string' as const, required: false, input: false },
      },
    },
    user: {
      validateUserInfo: (({ user: { email, emailVerified }, source }) => {
        if (source.method !== 'oauth') return
        // An address that the provider does not confirm could be anybody's.
        if (!emailVerified) return { error: 'email_not_verified' }
        const provider = sso.find(({ id }) => ssoId(id) === source.oauth?.providerId)
        // A company's provider may vouch only for addresses at its own domains.
        if (provider && !provider.domains.includes(domainOf(email ?? ''))) return { error: 'email_elsewhere' }
      }) satisfies NonNullable<BetterAuthOptions['user']>['validateUserInfo'],
    },
    account: { updateAccountOnSignIn: false },
    // Hashed, so that a reader of the database finds no usable state.
    verification: { storeIdentifier: 'hashed' as const },
    databaseHooks: {
      // Every way to sign in ends here, so nobody can avoid a suspension or the second factor by choosing another way.
      session: {
        create: {
          before: async (
            { userId }: { userId: string },
            context: { headers?: Headers | undefined } | null,
          ) => {
            await refuseSuspended(tx, userId, supportAddress)
            if (passedSecondFactor.getStore() === userId) return
            const device = deviceCookieIn(context?.headers, publicUrl)
            await demandSecondFactor(tx, clock.now(), userId, device)
          },
          after: ({ userId }: { userId: string }) => endOldestSessions(tx, userId),
        },
      },
      // Only the person's id at the provider is stored.
      account: {
        create: {
          before: async <T extends { providerId: string; userId: string }>(made: T) => {
            if (made.providerId !== 'credential') await onLink?.(made.userId, made.providerId)
            return { data: { ...made, ...noTokens } }
          },
        },
      },
    },
    plugins: [provenSignIn],
    // Our own limits count in the database, by account and by address: see attempts.ts.
    rateLimit: { enabled: false },
    advanced: {
      // With our prefix no other host of our domain can set the cookie; better-auth's own prefix would only require
      // https.
      cookiePrefix: hostCookie(publicUrl, 'regulars'),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps(publicUrl) },
      // Only our own header says where a request comes from. A client's header of that name is overwritten.
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: 128 },
      // Not 'uuid', which would let the database make ids: one-time reservations need their own.
      database: { generateId: () => randomUUID() },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  } satisfies BetterAuthOptions
  const auth = betterAuth(options)
  return {
    api: auth.api,
    /** The API that signs in with Google, or null while Google cannot be reached. */
    google: google
      ? reach('google', () =>
          betterAuth({
            ...withOwnState(options, 'google'),
            plugins: [provenSignIn, genericOAuth({ config: [googleProvider(google)] }), idTokenOnly],
          }),
        )
      : async () => null,
    /** Companies' providers, each with its API, or null while it cannot be reached. */
    sso: sso.map(({ id, domains, ...client }) => ({
      id,
      domains,
      reach: reach(ssoId(id), () =>
        betterAuth({
          ...withOwnState(options, ssoId(id)),
          plugins: [provenSignIn, genericOAuth({ config: [ssoProvider(id, client)] }), idTokenOnly],
        }),
      ),
    })),
    /** The captcha that keeps programs out, or null if it is off. */
    captcha: captcha && createCaptcha(captcha, onCaptcha),
    /** The ways to sign in besides the password. */
    providers: google ? [{ id: 'google' as const, is_local: google.isLocal ?? false }] : [],
    /** Signs in with a password, and returns the hash that matched. */
    signInEmail: async (body: { email: string; password: string }, headers: Headers) => {
      const check: { hashed?: string } = {}
      const signIn = () => auth.api.signInEmail({ body, headers, returnHeaders: true })
      const { headers: answered, response } = await passwordCheck.run(check, signIn)
      return { ...response, cookies: answered.getSetCookie(), hashed: check.hashed }
    },
    /** Signs in somebody who has just passed their second factor, and returns the cookies. */
    enter: async (userId: string, headers: Headers): Promise<string[]> => {
      const enter = () => auth.api.signInProven({ body: { userId }, headers, returnHeaders: true })
      return (await passedSecondFactor.run(userId, enter)).headers.getSetCookie()
    },
    /** The name of the cookie with the session's token, and the secret that signs it. */
    sessionCookie: async () => {
      const { authCookies, secret: signedWith } = await auth.$context
      return { cookie: authCookies.sessionToken.name, secret: signedWith }
    },
    olderSecrets,
    supportAddress,
    isDemo,
    /** Inside `work`, better-auth writes in `tx`: its writes commit or roll back with the rest. */
    within: <T>(tx: Tx, work: () => Promise<T>): Promise<T> => openTransaction.run(tx, work),
  }
}

const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
}
