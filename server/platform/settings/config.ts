import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { readSender, type Sender } from '#server/platform/contact/mailbox.ts'
import { withCertificate } from '#server/platform/database/certificate.ts'
import { isLocalHost } from '#server/platform/network/localHost.ts'
import type { AddressRange } from '#server/platform/network/network.ts'
import { readDkim } from '#server/platform/network/readDkim.ts'
import { readTrustedProxies } from '#server/platform/network/trustedProxies.ts'
import type { Dkim } from '#server/platform/providers/email.ts'
import type { PaymentSettings } from '#server/platform/providers/payments.ts'
import { type CallLimits, readCallLimits } from '#server/platform/rate-limits/callLimits.ts'
import { readTextLimits, type TextLimits } from '#server/platform/text/textLimits.ts'
import { readSecurityContact } from './securityContact.ts'
import { type SettingName, secretRemedy, settings } from './settings.ts'

export type SmsSettings = { baseUrl: string; accountSid: string; authToken: string; from: string }
/** `from` is where the platform's mail comes from; its name stands on the platform's own, a business's has the business's. */
export type EmailSettings = {
  smtpUrl: string
  from: Sender
  /** Off without its settings. */
  dkim?: Dkim | null
  /** Off without its settings. */
  bounces?: BounceSettings | null
}
/** All mail to the domain is handed to /webhooks/bounces, signed with the secret. */
export type BounceSettings = { domain: string; secret: string }
export type GoogleSettings = {
  clientId: string
  clientSecret: string
  /** Where the OpenID provider describes itself. Google's own address, except with a stand-in. */
  discoveryUrl: string
}

/** A company's OpenID provider. It signs in everybody with an address at the company's domains. */
export type SsoProvider = {
  id: string
  discoveryUrl: string
  clientId: string
  clientSecret: string
  /**
   * Lower case. The operator vouches that the company owns these domains, and that its provider knows who has
   * an address there.
   */
  domains: string[]
}

/** A widget that people pass and programs do not, and the secret that checks its tokens. */
export type CaptchaSettings = {
  provider: 'turnstile' | 'hcaptcha'
  siteKey: string
  secret: string
  /** Another address for the provider: a stand-in. */
  baseUrl?: string | undefined
}

const GOOGLE = 'https://accounts.google.com/.well-known/openid-configuration'

type Shared = {
  port: number
  host: string
  publicUrl: string
  logLevel: string
  /** The first signs new sessions; sessions signed by an older one stay valid. */
  sessionSecrets: string[]
  /** Newest first. */
  encryptionKeys: string[]
  /** The addresses of our reverse proxies. Their X-Forwarded-For header says where a request comes from. */
  trustedProxies: readonly AddressRange[]
  /** Sign-in with Google; off without its keys. */
  google: GoogleSettings | null
  /** Sign-in through companies' own providers; empty is off. */
  sso: SsoProvider[]
  /** Off without its keys. */
  captcha: CaptchaSettings | null
  textLimits: TextLimits
  callLimits: CallLimits
  /** Where to report security faults, as a URI; null means the address that mail comes from. */
  securityContact: string | null
}
export type DemoConfig = Shared & {
  mode: 'demo'
  dataDir: string
  demoBusiness: boolean
  /** The secret with which the SMS stand-in and its client sign their calls. */
  smsAuthToken: string
}
export type ProductionConfig = Shared & {
  mode: 'production'
  databaseUrl: string
  sms: SmsSettings
  email: EmailSettings
  /** Where shops' own SendGrid keys are used. */
  sendgridBaseUrl: string
  /** Stripe; null without its keys: then no plan can be bought here. */
  payments: PaymentSettings | null
  /** Where shops' Mailchimp keys are used instead of the data centre that each names. */
  mailchimpBaseUrl: string | undefined
}
export type Config = DemoConfig | ProductionConfig

type Environment = Record<string, string | undefined>

/** A setting that is missing or wrong. The message says what to do; the start stops. */
export class SettingError extends Error {}

const port = (environment: Environment) => {
  const parsed = z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .safeParse(environment.PORT ?? '3000')
  if (!parsed.success) throw new SettingError('PORT must be a number from 0 to 65535.')
  return parsed.data
}

/** Reads the settings once, at boot. No other place reads the environment. */
export function readConfig(environment: Environment = process.env): Config {
  if (environment.DATABASE_URL) return readProduction(environment)
  refuseDemoByAccident(environment)
  return readDemo(environment)
}

/** Settings that only production needs: the demo has published passwords and sends no messages. */
const productionOnly =
  /^(TWILIO_\w+|SENDGRID_BASE_URL|MAILCHIMP_BASE_URL|STRIPE_\w+|SMTP_URL|EMAIL_FROM|EMAIL_DKIM_\w+|BOUNCE_\w+|SESSION_SECRET|ENCRYPTION_KEYS|TRUST_PROXY|DATABASE_CA|MIGRATION_DATABASE_URL)$/

function refuseDemoByAccident(environment: Environment): void {
  const found = Object.keys(environment).filter((name) => productionOnly.test(name) && environment[name])
  if (environment.NODE_ENV === 'production') found.push('NODE_ENV=production')
  if (environment.PUBLIC_URL && !isOnThisMachine(environment.PUBLIC_URL))
    found.push('a PUBLIC_URL off this machine')
  if (found.length === 0) return
  throw new SettingError(
    `DATABASE_URL is missing, and without it the demo would start, with passwords that everybody knows. These settings are for production: ${found.join(', ')}. Set DATABASE_URL to the PostgreSQL login of the application, or take these away to start the demo.`,
  )
}

function readDemo(environment: Environment): DemoConfig {
  const dataDir = resolve(environment.DATA_DIR ?? '.data')
  const number = port(environment)
  return {
    mode: 'demo',
    port: number,
    // Only this computer can reach the demo: its secrets and sign-ins are shown on the screen.
    host: '127.0.0.1',
    publicUrl: (environment.PUBLIC_URL ?? `http://localhost:${number}`).replace(/\/$/, ''),
    logLevel: environment.LOG_LEVEL ?? 'warn',
    sessionSecrets: [keptSecret(dataDir, 'session-secret')],
    encryptionKeys: [keptSecret(dataDir, 'encryption-key')],
    smsAuthToken: keptSecret(dataDir, 'sms-auth-token'),
    trustedProxies: [],
    google: readGoogle(environment),
    sso: readSso(environment),
    captcha: readCaptcha(environment),
    textLimits: readLimits(environment),
    callLimits: readCalls(environment),
    securityContact: readContact(environment),
    dataDir,
    // DEMO_SHOP=off starts with an empty database, for those who bring a business of their own.
    demoBusiness: environment.DEMO_SHOP !== 'off',
  }
}

/** A secret made at the first start and kept for later starts. */
function keptSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8')
}

function readProduction(environment: Environment): ProductionConfig {
  const missing: string[] = []
  const need = (name: SettingName) => {
    const value = environment[name] ?? ''
    if (!value) missing.push(`${name} is missing: ${settings[name].about}`)
    return value
  }
  const config: ProductionConfig = {
    mode: 'production',
    port: port(environment),
    host: environment.HOST ?? '0.0.0.0',
    publicUrl: need('PUBLIC_URL').replace(/\/$/, ''),
    logLevel: environment.LOG_LEVEL ?? 'info',
    sessionSecrets: readSecrets('SESSION_SECRET', need('SESSION_SECRET'), missing),
    encryptionKeys: readSecrets('ENCRYPTION_KEYS', need('ENCRYPTION_KEYS'), missing),
    trustedProxies: readProxies(environment),
    google: readGoogle(environment),
    sso: readSso(environment),
    captcha: readCaptcha(environment),
    textLimits: readLimits(environment),
    callLimits: readCalls(environment),
    securityContact: readContact(environment),
    databaseUrl: withCertificate(need('DATABASE_URL'), environment.DATABASE_CA),
    sms: {
      baseUrl: (environment.TWILIO_BASE_URL ?? 'https://api.twilio.com').replace(/\/$/, ''),
      accountSid: need('TWILIO_ACCOUNT_SID'),
      authToken: need('TWILIO_AUTH_TOKEN'),
      from: need('TWILIO_FROM'),
    },
    email: {
      smtpUrl: need('SMTP_URL'),
      from: readFrom(need('EMAIL_FROM'), missing),
      dkim: readDkim(environment, missing),
      bounces: readBounces(environment, missing),
    },
    mailchimpBaseUrl: environment.MAILCHIMP_BASE_URL?.replace(/\/$/, ''),
    sendgridBaseUrl: (environment.SENDGRID_BASE_URL ?? 'https://api.sendgrid.com').replace(/\/$/, ''),
    payments: readPayments(environment, missing),
  }
  if (environment.DATABASE_CA && !existsSync(environment.DATABASE_CA))
    missing.push('DATABASE_CA is wrong: there is no such file.')
  if (config.publicUrl && !isPublicUrlSafe(config.publicUrl)) {
    missing.push('PUBLIC_URL must begin with https:// (plain http is for loopback addresses only).')
  }
  if (missing.length > 0) throw new SettingError(missing.join('\n'))
  return config
}

const SHORTEST_SECRET = 32

/** Each secret must be safe by itself: an empty one would let everybody sign or decrypt. */
function readSecrets(name: string, text: string, faults: string[]): string[] {
  const secrets = text.split(',')
  const say = (fault: string) => faults.push(`${name} is wrong: ${fault}`)
  if (text === '') return secrets
  for (const [index, secret] of secrets.entries()) {
    const which = secrets.length > 1 ? `secret ${index + 1} of ${secrets.length}` : 'the secret'
    if (secret.trim() === '') say(`${which} is empty. Take the comma away, or put one there.`)
    else if (secret.trim().length < SHORTEST_SECRET) say(`${which} is too short: ${secretRemedy}`)
  }
  if (!isEachOnce(secrets.map((secret) => secret.trim()))) say('a secret stands there twice.')
  return secrets
}

function readBounces(environment: Environment, faults: string[]): BounceSettings | null {
  const { BOUNCE_DOMAIN: domain = '', BOUNCE_SECRET: secret = '' } = environment
  if (!domain && !secret) return null
  if (!/^([a-z0-9-]+\.)+[a-z]{2,}$/i.test(domain))
    faults.push('BOUNCE_DOMAIN must be a domain, such as bounces.example.com.')
  if (secret.length < SHORTEST_SECRET) faults.push(`BOUNCE_SECRET is too short: ${secretRemedy}`)
  return { domain: domain.toLowerCase(), secret }
}

function readFrom(text: string, faults: string[]): Sender {
  const sender = readSender(text)
  if (text && !sender)
    faults.push(
      'EMAIL_FROM is wrong: write one address, such as hello@example.com or Regulars <hello@example.com>.',
    )
  return sender ?? { name: '', address: '' }
}

/** Both keys or neither. */
function readGoogle(environment: Environment): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = environment
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret)
    throw new SettingError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.')
  return { clientId, clientSecret, discoveryUrl: environment.GOOGLE_DISCOVERY_URL ?? GOOGLE }
}

/** The secret key and the secrets of the webhook, or neither. */
function readPayments(environment: Environment, faults: string[]): PaymentSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets } = environment
  const { STRIPE_BASE_URL: baseUrl, STRIPE_AUTOMATIC_TAX: tax = 'off' } = environment
  if (!secretKey && !secrets) return null
  const webhookSecrets = (secrets ?? '').split(',').map((secret) => secret.trim())
  if (!/^[rs]k_/.test(secretKey ?? ''))
    faults.push('STRIPE_SECRET_KEY is wrong: a secret or restricted key begins with sk_ or rk_.')
  if (!webhookSecrets.every((secret) => secret.startsWith('whsec_')))
    faults.push('STRIPE_WEBHOOK_SECRET is wrong: the signing secret of the webhook begins with whsec_.')
  if (tax !== 'on' && tax !== 'off') faults.push('STRIPE_AUTOMATIC_TAX must be on or off.')
  return {
    ...{ secretKey: secretKey ?? '', webhookSecrets, baseUrl: baseUrl?.replace(/\/$/, '') },
    calculatesTax: tax === 'on',
  }
}

/** Both keys or neither. */
function readCaptcha(environment: Environment): CaptchaSettings | null {
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret, CAPTCHA_BASE_URL: baseUrl } = environment
  if (!siteKey && !secret) return null
  if (!siteKey || !secret)
    throw new SettingError('CAPTCHA_SITE_KEY and CAPTCHA_SECRET belong together: set both or neither.')
  const provider = environment.CAPTCHA_PROVIDER ?? 'turnstile'
  if (provider !== 'turnstile' && provider !== 'hcaptcha')
    throw new SettingError('CAPTCHA_PROVIDER must be turnstile or hcaptcha.')
  return { provider, siteKey, secret, baseUrl: baseUrl?.replace(/\/$/, '') }
}

function readProxies(environment: Environment): AddressRange[] {
  const proxies = readTrustedProxies(environment.TRUST_PROXY)
  if ('wrong' in proxies) throw new SettingError(proxies.wrong)
  return proxies
}

function readContact({ SECURITY_CONTACT: text }: Environment): string | null {
  if (!text) return null
  const contact = readSecurityContact(text)
  if (!contact)
    throw new SettingError('SECURITY_CONTACT must be an address for mail, or that of a page (https://).')
  return contact
}

function readLimits(environment: Environment): TextLimits {
  const limits = readTextLimits(environment)
  if ('wrong' in limits) throw new SettingError(`${limits.wrong.join(', ')} must be a whole number.`)
  return limits
}

function readCalls(environment: Environment): CallLimits {
  const limits = readCallLimits(environment)
  if ('wrong' in limits)
    throw new SettingError(`${limits.wrong.join(', ')} must be a whole number of calls, 1 or more.`)
  return limits
}

const ssoProviders = z
  .array(
    z
      .strictObject({
        id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and hyphens'),
        issuer: z.url().refine(isPublicUrlSafe, 'must begin with https://'),
        client_id: z.string().min(1),
        client_secret: z.string().min(1),
        domains: z.array(z.string().toLowerCase().regex(z.regexes.domain, 'not a domain')).min(1),
      })
      .transform(({ id, issuer, client_id, client_secret, domains }) => ({
        id,
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        clientId: client_id,
        clientSecret: client_secret,
        domains,
      })),
  )
  .refine((all) => isEachOnce(all.map(({ id }) => id)), 'two have the same id')
  .refine((all) => isEachOnce(all.flatMap(({ domains }) => domains)), 'a domain is named twice')

const isEachOnce = (names: string[]): boolean => new Set(names).size === names.length

function readSso({ SSO_PROVIDERS: text }: Environment): SsoProvider[] {
  if (!text) return []
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new SettingError('SSO_PROVIDERS must be a JSON list; docs/operations.md shows one.')
  }
  const read = ssoProviders.safeParse(value)
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path, message }) => `${path.join('.') || 'list'}: ${message}`)
  throw new SettingError(`SSO_PROVIDERS is wrong at ${wrong.join('; ')}.`)
}

function isPublicUrlSafe(publicUrl: string): boolean {
  if (!URL.canParse(publicUrl)) return false
  return new URL(publicUrl).protocol === 'https:' || isOnThisMachine(publicUrl)
}

const isOnThisMachine = (url: string): boolean => URL.canParse(url) && isLocalHost(new URL(url).hostname)

/** What `migrate` and `create-admin` need: the owner's connection and the application's login. */
export function readMigrationUrls(environment: Environment = process.env): {
  ownerUrl: string
  applicationUrl: string
} {
  const ownerUrl = environment.MIGRATION_DATABASE_URL
  const applicationUrl = environment.DATABASE_URL
  if (!ownerUrl)
    throw new SettingError(`MIGRATION_DATABASE_URL is missing: ${settings.MIGRATION_DATABASE_URL.about}`)
  if (!applicationUrl) throw new SettingError(`DATABASE_URL is missing: ${settings.DATABASE_URL.about}`)
  const certificate = environment.DATABASE_CA
  return {
    ownerUrl: withCertificate(ownerUrl, certificate),
    applicationUrl: withCertificate(applicationUrl, certificate),
  }
}
