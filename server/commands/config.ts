import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { billingSettings, readPayments } from '#server/billing/settings.ts'
import type { PaymentSettings } from '#server/billing/stripe/payments.ts'
import {
  type GoogleSettings,
  readGoogle,
  readSso,
  type SsoProvider,
  signInSettings,
} from '#server/identity/auth/settings.ts'
import { mailchimpSettings, readMailchimpUrl } from '#server/integrations/mailchimp/settings.ts'
import { readWebhookLoopback, webhookSettings } from '#server/integrations/webhooks/settings.ts'
import {
  readTextLimits,
  type TextLimits,
  textSettings,
} from '#server/messaging/messages/limits/textLimits.ts'
import {
  databaseSettings,
  readBackupUrls,
  readDatabaseUrl,
  readDatabaseUrls,
  readDirectUrl,
} from '#server/platform/database/settings.ts'
import {
  httpSettings,
  isOnThisMachine,
  isPublicUrlSafe,
  readContact,
  readDrainMs,
  readPort,
  readProxies,
} from '#server/platform/http/settings.ts'
import { journalSettings, readJournalFolder } from '#server/platform/journal/settings.ts'
import { type MetricsSettings, metricsSettings, readMetrics } from '#server/platform/metrics/settings.ts'
import type { AddressRange } from '#server/platform/network/network.ts'
import {
  type CaptchaSettings,
  captchaSettings,
  readCaptcha,
} from '#server/platform/providers/captchaSettings.ts'
import {
  type EmailSettings,
  emailSettings,
  readEmail,
  readSendGridUrl,
  readSms,
  type SmsSettings,
  smsSettings,
} from '#server/platform/providers/settings.ts'
import { type CallLimits, callSettings, readCallLimits } from '#server/platform/rate-limits/callLimits.ts'
import { readGivenKeys } from '#server/platform/secrets/givenKeys.ts'
import { readSecrets, secretSettings } from '#server/platform/secrets/settings.ts'
import {
  type Environment,
  exampleOf,
  needing,
  SettingError,
  type Settings,
  withoutSlash,
} from '#server/platform/settings/setting.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { joinSettings, readLegalLanguages } from '#server/portal/join/settings.ts'

const demoSettings = {
  DATA_DIR: { about: "the demo's folder, without DATABASE_URL.", line: '#DATA_DIR=.data' },
  DEMO_SHOP: { about: 'off starts the demo empty.', line: '#DEMO_SHOP=on' },
} as const satisfies Settings

/**
 * Every setting that the environment may hold, in the order of the example. `npm run env-example` writes it to
 * `.env.example`; docs/operations.md says more about each.
 */
export const settings: Settings = {
  ...databaseSettings,
  ...journalSettings,
  ...httpSettings,
  ...secretSettings,
  ...smsSettings,
  ...emailSettings,
  ...billingSettings,
  ...signInSettings,
  ...captchaSettings,
  ...textSettings,
  ...callSettings,
  ...joinSettings,
  ...metricsSettings,
  ...mailchimpSettings,
  ...webhookSettings,
  ...demoSettings,
}

/** The text of `.env.example`. */
export const exampleOfSettings = (): string => exampleOf(settings)

type Shared = {
  port: number
  host: string
  publicUrl: string
  logLevel: string
  /** The first secret signs new sessions; sessions signed by an older one stay valid. */
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
  /** Address for reports of security faults, as a URI; null means the address that mail comes from. */
  securityContact: string | null
  /** Languages besides English in which the terms and the privacy notice are confirmed. */
  legalLanguages: PageLanguage[]
  /** Milliseconds for which a stopping server still takes requests, so that proxies turn to another one. */
  drainMs: number
  metrics: MetricsSettings
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
  /** The same login past a pooler at `databaseUrl`; undefined if there is none. */
  databaseDirectUrl: string | undefined
  /** Where withdrawals and erasures are also written; null where no journal is kept. */
  journalFolder: string | null
  /** Off without its settings. */
  sms: SmsSettings | null
  email: EmailSettings
  /** Address of SendGrid's API, for businesses with keys of their own. */
  sendgridBaseUrl: string
  /** Stripe; null without its keys, and then no plan can be bought here. */
  payments: PaymentSettings | null
  /** Address of Mailchimp's API for all businesses, instead of the data centre that each key names. */
  mailchimpBaseUrl: string | undefined
  /** True if webhooks may call programs on this machine. */
  webhookLoopback: boolean
}
export type Config = DemoConfig | ProductionConfig

/** True if the installation has a provider of texts. The demo plays one. */
export const canText = (config: Config): boolean => config.mode === 'demo' || config.sms !== null

/** Reads the settings once, at boot. No other place reads the environment. */
export function readConfig(environment: Environment = process.env): Config {
  if (environment.DATABASE_URL) return readProduction(environment)
  refuseDemoByAccident(environment)
  return readDemo(environment)
}

function refuseDemoByAccident(environment: Environment): void {
  const found = Object.keys(environment).filter((name) => settings[name]?.ofProduction && environment[name])
  if (environment.NODE_ENV === 'production') found.push('NODE_ENV=production')
  if (environment.PUBLIC_URL && !isOnThisMachine(environment.PUBLIC_URL))
    found.push('a PUBLIC_URL off this machine')
  if (found.length === 0) return
  throw new SettingError(
    `DATABASE_URL is missing, and without it the demo would start, with passwords that everybody knows. These settings are for production: ${found.join(', ')}. Set DATABASE_URL to the PostgreSQL login of the application, or take these away to start the demo.`,
  )
}

/** Reads the settings that both modes share. */
const readShared = (environment: Environment) => ({
  port: readPort(environment),
  google: readGoogle(environment),
  sso: readSso(environment),
  captcha: readCaptcha(environment),
  textLimits: readTextLimits(environment),
  callLimits: readCallLimits(environment),
  securityContact: readContact(environment),
  legalLanguages: readLegalLanguages(environment),
  drainMs: readDrainMs(environment),
  metrics: readMetrics(environment),
})

function readDemo(environment: Environment): DemoConfig {
  const dataDir = resolve(environment.DATA_DIR ?? '.data')
  const shared = readShared(environment)
  return {
    ...shared,
    mode: 'demo',
    // Only this computer can reach the demo, because its secrets and sign-ins are shown on the screen.
    host: '127.0.0.1',
    publicUrl: withoutSlash(environment.PUBLIC_URL ?? `http://localhost:${shared.port}`),
    logLevel: environment.LOG_LEVEL ?? 'warn',
    sessionSecrets: [keptSecret(dataDir, 'session-secret')],
    encryptionKeys: [keptSecret(dataDir, 'encryption-key')],
    smsAuthToken: keptSecret(dataDir, 'sms-auth-token'),
    trustedProxies: [],
    dataDir,
    // `DEMO_SHOP=off` starts with an empty database, for people who bring a business of their own.
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
  const faults: string[] = []
  const config: ProductionConfig = {
    ...readShared(environment),
    mode: 'production',
    host: environment.HOST ?? '0.0.0.0',
    publicUrl: withoutSlash(needing(httpSettings, environment, faults)('PUBLIC_URL')),
    logLevel: environment.LOG_LEVEL ?? 'info',
    sessionSecrets: readSecrets('SESSION_SECRET', environment, faults),
    encryptionKeys: readSecrets('ENCRYPTION_KEYS', environment, faults),
    trustedProxies: readProxies(environment),
    databaseUrl: readDatabaseUrl(environment, faults),
    databaseDirectUrl: readDirectUrl(environment, faults),
    journalFolder: readJournalFolder(environment),
    sms: readSms(environment, faults),
    email: readEmail(environment, faults),
    mailchimpBaseUrl: readMailchimpUrl(environment, faults),
    webhookLoopback: readWebhookLoopback(environment),
    sendgridBaseUrl: readSendGridUrl(environment, faults),
    payments: readPayments(environment, faults),
  }
  if (config.publicUrl && !isPublicUrlSafe(config.publicUrl)) {
    faults.push('PUBLIC_URL must begin with https:// (plain http is for loopback addresses only).')
  }
  if (faults.length > 0) throw new SettingError(faults.join('\n'))
  return config
}

/**
 * The settings for `check`, which tells what is wrong with them: the faults stand beside the settings, and there is no
 * configuration while there are any.
 */
export function readChecked(environment: Environment = process.env): {
  environment: Environment
  config: Config | null
  faults: string[]
} {
  try {
    return { environment, config: readConfig(environment), faults: [] }
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    return { environment, config: null, faults: error.message.split('\n') }
  }
}

/** Connections for `migrate` and `create-admin`: the owner's and the application's. */
export const readMigrationUrls = (environment: Environment = process.env) => readDatabaseUrls(environment)

/**
 * The settings of `migrate`. It needs no keys, and compares those that it is given.
 * @throws {SettingError} if one is missing or wrong
 */
export function readMigration(environment: Environment = process.env) {
  const faults: string[] = []
  const keyring = readGivenKeys(environment, faults)
  const urls = readMigrationUrls(environment)
  if (faults.length > 0) throw new SettingError(faults.join('\n'))
  return { ...urls, keyring }
}

/** The logins of `backup`, and the environment in which it finds PostgreSQL's programs. */
export const readBackup = (environment: Environment = process.env) => ({
  ...readBackupUrls(environment),
  environment,
})
export type BackupConfig = ReturnType<typeof readBackup>

/** The logins of `restore`, and the environment in which it finds PostgreSQL's programs. */
export const readRestore = (environment: Environment = process.env) => ({
  ...readDatabaseUrls(environment),
  environment,
})
