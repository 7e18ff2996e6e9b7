import type { AppServices } from '#server/api.ts'
import { createApp } from '#server/app.ts'
import { createPayments } from '#server/billing/stripe/payments.ts'
import { readingsOf } from '#server/commands/readings.ts'
import { type Auth, createAuth } from '#server/identity/auth/index.ts'
import type { SsoProvider } from '#server/identity/auth/settings.ts'
import { announceLink } from '#server/identity/sign-in/index.ts'
import { createMailchimpProvider } from '#server/integrations/mailchimp/provider.ts'
import { createWebhookSender } from '#server/integrations/webhooks/sending/sender.ts'
import { relayOnce } from '#server/loyalty/events/index.ts'
import { askCampaigns } from '#server/messaging/campaigns/index.ts'
import type { TextLimits } from '#server/messaging/messages/limits/textLimits.ts'
import { hindranceOf, openDatabase } from '#server/platform/database/index.ts'
import { listen } from '#server/platform/http/index.ts'
import { openJobs } from '#server/platform/jobs/index.ts'
import { createLog, type Log } from '#server/platform/log/log.ts'
import { createMetrics, openReadings } from '#server/platform/metrics/index.ts'
import { readTrustedProxies } from '#server/platform/network/trustedProxies.ts'
import type { CaptchaSettings } from '#server/platform/providers/captchaSettings.ts'
import { createEmailProvider } from '#server/platform/providers/email.ts'
import { noSmsProvider } from '#server/platform/providers/noTexts.ts'
import { createSendGridProvider } from '#server/platform/providers/sendgrid.ts'
import { createSmsProvider } from '#server/platform/providers/sms.ts'
import type { CallLimits } from '#server/platform/rate-limits/callLimits.ts'
import { openTurns } from '#server/platform/rate-limits/turns.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { type Clock, systemClock } from '#server/platform/time/clock.ts'
import { type AnswerSteps, answerSteps } from '#server/portal/join/index.ts'
import { subscribers } from '#server/subscribers.ts'
import { type StandIns, startStandIns } from '#stand-ins/index.ts'
import { dropDatabase, type Engine, newDatabase, type TestDatabase, type Way } from '#tests/engines/index.ts'
import { openProxy } from './network/proxy.ts'
import { usualTextLimits } from './textLimits.ts'
import { Visitor } from './visitor.ts'

export type Product = {
  services: AppServices
  auth: Auth
  app: ReturnType<typeof createApp>
  /** The product's address, for requests that no browser makes. */
  url: string
  standIns: StandIns
  database: TestDatabase
  /** A browser without cookies, with its own network address. */
  visitor(address?: string): Visitor
  close(): Promise<void>
}

export type ProductOptions = {
  /** The engine under test by default. */
  engine?: Engine | Way
  google?: boolean
  sso?: SsoProvider[]
  captcha?: CaptchaSettings | null
  textLimits?: Partial<TextLimits>
  /** False for an installation without a provider of texts. */
  canText?: boolean
  /** The address that people open. */
  publicUrl?: string
  /** The proxies whose headers the product trusts, as in TRUST_PROXY. */
  trustProxy?: string
  /** Joining answers at once by default. */
  joinSteps?: Partial<AnswerSteps>
  /** None of the translated terms are confirmed by default. */
  legalLanguages?: PageLanguage[]
  /** By default more calls than any test makes. */
  callLimits?: CallLimits
  /** Super admins need their second factor, as everywhere but in the demo. */
  adminsNeedFactor?: boolean
  /** Silent by default. */
  log?: Log
}

/** The product's ENCRYPTION_KEYS in tests. */
export const testKeys = ['a key for tests of at least 32 characters']

/** The product's account at Twilio. */
export const account = { accountSid: `AC${'1'.repeat(32)}`, authToken: 'the auth token of the test account' }

/** The whole product on a fresh database with stand-ins as its providers, listening as it does in production. */
export async function openProduct(
  clock: Clock = systemClock,
  {
    engine,
    google = false,
    sso = [],
    captcha = null,
    textLimits = {},
    canText = true,
    publicUrl = 'http://localhost:3000',
    trustProxy = '127.0.0.1',
    joinSteps = { stepMs: 1 },
    legalLanguages = [],
    callLimits = { session: 1_000_000, business: 1_000_000 },
    adminsNeedFactor = false,
    log = createLog('silent'),
  }: ProductOptions = {},
): Promise<Product> {
  const database = await newDatabase(engine)
  const opened = await openDatabase(database.source)
  const jobs = await openJobs(opened, log)
  let address = ''
  const standIns = await startStandIns({
    twilio: account,
    publicUrl,
    stripe: {
      clock: () => clock.now(),
      webhookUrl: () => `${address}/stripe-webhook`,
      webhookWaitsMs: [10, 20, 40],
    },
  })
  const from = '+15550006789'
  const sms = canText
    ? createSmsProvider({ ...account, baseUrl: standIns.twilioBaseUrl, from })
    : noSmsProvider
  const email = createEmailProvider({ url: standIns.smtpUrl, from: 'hello@regulars.example' })
  const sendgrid = createSendGridProvider({ baseUrl: standIns.sendgrid.baseUrl })
  const allTextLimits = { ...usualTextLimits, ...textLimits }
  const services: AppServices = {
    askCampaigns,
    database: opened,
    turns: openTurns(opened.heavyAtOnce),
    jobs,
    clock,
    log,
    sms,
    email,
    sendgrid,
    mailchimp: createMailchimpProvider({ baseUrl: standIns.mailchimp.baseUrl }),
    webhooks: createWebhookSender({ dns: standIns.dns, loopback: true }),
    dns: standIns.dns,
    payments: createPayments({
      secretKey: standIns.stripe.secretKey,
      webhookSecrets: [standIns.stripe.webhookSecret],
      baseUrl: standIns.stripe.baseUrl,
      calculatesTax: false,
    }),
    publicUrl,
    canText,
    textLimits: allTextLimits,
    keyring: createKeyring(testKeys),
    smsSender: canText ? from : '',
    twilioAuthToken: canText ? account.authToken : '',
    emailFrom: { name: '', address: 'hello@regulars.example' },
    bounces: null,
    journalFolder: null,
    metrics: createMetrics(),
    readings: openReadings(
      { database: opened, clock, log },
      readingsOf({ textLimits: allTextLimits, journalFolder: null }),
    ),
  }
  const auth = createAuth({
    database: opened,
    secrets: ['a secret for tests, at least 32 characters'],
    publicUrl,
    supportAddress: services.emailFrom.address,
    clock,
    google: google ? { ...standIns.google, isLocal: true } : null,
    sso,
    captcha,
    isDemo: !adminsNeedFactor,
    onLink: (userId, providerId) => announceLink(services, userId, providerId),
  })
  const app = createApp(services, auth, {
    trustedProxies: proxiesOf(trustProxy),
    joinSteps: { ...answerSteps, ...joinSteps },
    legalLanguages,
    callLimits,
  })
  const server = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${server.port}`
  address = url
  const proxy = openProxy(url)
  /** Everything that a request causes has happened before the test sees its answer. */
  const send: typeof proxy.send = async (request) => {
    const answer = await proxy.send(request)
    if (request.method !== 'GET') while ((await relayOnce(services, subscribers).catch(waiting)) > 0);
    return answer
  }
  let visitors = 0
  return {
    services,
    auth,
    app,
    url,
    standIns,
    database,
    visitor: (address) => {
      visitors += 1
      return new Visitor(send, publicUrl, address ?? `203.0.113.${visitors % 250}`)
    },
    close: async () => {
      await proxy.close()
      await server.close()
      await jobs.close()
      await Promise.all([sms.close(), email.close(), services.webhooks.close(), standIns.close()])
      await opened.close()
      await dropDatabase(database)
    },
  }
}

/** As with the relay, events wait while the database is unavailable. */
function waiting(error: unknown): number {
  if (!hindranceOf(error)) throw error
  return 0
}

function proxiesOf(text: string) {
  const proxies = readTrustedProxies(text)
  if ('wrong' in proxies) throw new Error(proxies.wrong)
  return proxies
}
