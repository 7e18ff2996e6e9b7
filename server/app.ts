import { readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { type AppServices, createApi } from '#server/api.ts'
import { stripeWebhook } from '#server/billing/index.ts'
import { developersPage, tryItPage } from '#server/console/developers/index.ts'
import { landingPages } from '#server/console/landing/index.ts'
import { domainHook, hostPages, ownHosts } from '#server/console/settings/domain/index.ts'
import { logoPages } from '#server/console/settings/index.ts'
import { LARGEST_FILE } from '#server/data/imports/contract.ts'
import { weeklyMailPages } from '#server/data/weekly-mail/index.ts'
import { MOST_KEYS } from '#server/identity/api-keys/index.ts'
import { accessTokenPages } from '#server/identity/auth/access-tokens/index.ts'
import { type Auth, knowDevice, knowOlderSecrets, offerSecondFactor } from '#server/identity/auth/index.ts'
import { CALLS_PER_KEY, securityOf } from '#server/identity/sessions/index.ts'
import { signInPages, ssoPages } from '#server/identity/sign-in/index.ts'
import { mailchimpWebhooks } from '#server/integrations/mailchimp/index.ts'
import { confirmationPages } from '#server/messaging/confirmations/index.ts'
import { LARGEST_RETURNED, messageWebhooks } from '#server/messaging/messages/index.ts'
import { picturePages } from '#server/messaging/pictures/index.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { ARRIVAL_PATH, tellArrival } from '#server/platform/http/arrival.ts'
import {
  type AppEnv,
  answerError,
  describeApi,
  errorStatuses,
  identifyRequest,
  keepForAYear,
  limitBody,
  localNamesOnly,
  logRequests,
  measureRequests,
  noStore,
  passOverLarger,
  refuseForeignWrites,
  rememberRequest,
  securityHeaders,
  securityTxt,
  staffPageLanguage,
} from '#server/platform/http/index.ts'
import { readiness } from '#server/platform/http/readiness.ts'
import { answerMetrics } from '#server/platform/http/serveMetrics.ts'
import type { AddressRange } from '#server/platform/network/network.ts'
import { type CallLimits, usualCallLimits } from '#server/platform/rate-limits/callLimits.ts'
import { mailTo } from '#server/platform/settings/securityContact.ts'
import {
  type PageLanguage,
  pageLanguages,
  type StaffLanguage,
  staffLanguages,
} from '#server/platform/text/pageLanguages.ts'
import { portalPages } from '#server/portal/card/index.ts'
import { type AnswerSteps, answerSteps, joinPages } from '#server/portal/join/index.ts'
import { languagePages } from '#server/portal/language/index.ts'
import { preferencesPages } from '#server/portal/preferences/index.ts'
import { isAddress } from '#web/console/addresses.ts'
import { keyForOlderPages, presentPath } from './movedAddresses.ts'

const LARGEST_BODY = 256 * 1024
/**
 * Most bytes of a form: parsing one of many small parts takes long. The largest forms are texts from a provider, with
 * their letters escaped.
 */
const LARGEST_FORM = 64 * 1024
const web = 'dist/web'

/** The demo's businesses while they are being loaded. */
export type DemoLoading = {
  /** Percent of their year that is loaded; 100 once people can sign in to them. */
  percent(): number
  /** Refuses sign-ins of the businesses' people, and tells them that loading goes on. */
  refuseWhileLoading: MiddlewareHandler
}

export type AppSettings = {
  trustedProxies: readonly AddressRange[]
  inbox?: Hono
  /** The page of the demo's DNS, which is played too. */
  dnsPage?: Hono
  isDemo?: boolean
  demo?: DemoLoading
  joinSteps?: AnswerSteps
  callLimits?: CallLimits
  /** True from the wish to stop on: what asks for readiness turns to another server. */
  isStopping?: () => boolean
  /** Address for reports of faults, as a URI; by default the address that mail comes from. */
  securityContact?: string | null
  /** Languages besides English in which the terms and the privacy notice are confirmed; none by default. */
  legalLanguages?: readonly PageLanguage[]
  /** The token by which Prometheus signs in at /metrics; without it there is no such address. */
  metricsToken?: string | null
}

/** Everything that the process answers: the API, the pages and the health checks. */
export function createApp(services: AppServices, auth: Auth, settings: AppSettings) {
  const app = new Hono<AppEnv>({ getPath: presentPath })
  app.onError(answerError)
  app.notFound((c) => answerError(notFound('Page'), c))
  app.use(measureRequests(services.metrics))
  app.use(rememberRequest())
  app.use(identifyRequest(services.log, settings.trustedProxies))
  app.use(logRequests(services.log))
  if (settings.isDemo) app.use(localNamesOnly(services.publicUrl))
  app.get('/healthz', (c) => c.text('ok'))
  app.route('/', domainHook(services))
  // The operator is told of a proxy that changes the host, too.
  app.get(ARRIVAL_PATH, tellArrival(services.keyring, services.clock, settings.trustedProxies))
  app.use(ownHosts(services))
  const securityContact = settings.securityContact ?? mailTo(services.emailFrom.address)
  const { publicUrl, clock } = services
  app.get(
    '/.well-known/security.txt',
    securityTxt({ publicUrl, contact: securityContact, now: () => clock.now() }),
  )
  if (settings.metricsToken) app.get('/metrics', answerMetrics(services, settings.metricsToken))
  const isStopping = settings.isStopping ?? (() => false)
  app.get('/readyz', async (c) => c.text(await readiness(services, isStopping())))
  // The inbox shows other people's mail in a frame, so it brings a policy of its own.
  if (settings.inbox) app.route('/dev/inbox', settings.inbox)
  if (settings.dnsPage) app.route('/dev/dns', settings.dnsPage)
  const { demo } = settings
  if (demo) app.get('/dev/demo', (c) => c.json({ percent: demo.percent() }))
  // Uploaded pictures bring a stricter policy than our own pages.
  app.route('/', logoPages(services))
  app.route('/', picturePages(services))
  app.use(securityHeaders(services.publicUrl.startsWith('https:'), auth.captcha?.sources))
  app.use(refuseForeignWrites(services.publicUrl))
  app.use((c, next) => bodyLimitFor(c)(c, next))
  app.use('/api/*', noStore)
  app.use('/api/*', keyForOlderPages)
  if (demo) app.use('/api/auth/*', demo.refuseWhileLoading)
  app.use(knowOlderSecrets(auth))
  app.use(offerSecondFactor(services))
  app.use(knowDevice(services, auth))
  const api = createApi(services, auth, settings.callLimits)
  const document = describeApi(api, securityOf, publicUrl)
  app.get('/api/openapi.json', (c) => c.body(document(), 200, { 'Content-Type': 'application/json' }))
  app.route('/', api)
  app.route('/', signInPages(services, auth))
  app.route('/', ssoPages(services, auth))
  app.route('/', accessTokenPages(services))
  // Signed by the provider, or opened from a mail: no session, no API.
  app.route('/', messageWebhooks(services))
  app.route('/', mailchimpWebhooks(services))
  app.route('/', preferencesPages(services))
  app.route('/', confirmationPages(services))
  app.route('/', weeklyMailPages(services))
  app.route('/', stripeWebhook(services))
  app.route('/', hostPages(services))
  app.route(
    '/',
    joinPages(services, auth.captcha, {
      securityContact,
      legalLanguages: settings.legalLanguages ?? [],
      steps: settings.joinSteps ?? answerSteps,
    }),
  )
  app.route('/', languagePages(services))
  app.route('/', landingPages(services, auth))
  app.route('/', developersPage(document, { publicUrl, errors: errorStatuses, limits: limitsOf(settings) }))
  app.route('/', tryItPage(publicUrl))
  app.route(
    '/',
    portalPages(services, {
      pages: builtIn(pageLanguages, 'portal/index.html'),
      worker: built('portal/worker.js'),
    }),
  )
  addPages(app)
  return app
}

const limitsOf = ({ callLimits = usualCallLimits }: AppSettings) => ({
  key: CALLS_PER_KEY.limit,
  business: callLimits.business,
  keys: MOST_KEYS,
  body: LARGEST_BODY,
})

const built = (file: string): string => readFileSync(`${web}/${file}`, 'utf8')
/** A built file in each of these languages; the English one has the plain name, the German one `index.de.html`. */
const builtIn = <Language extends PageLanguage>(languages: readonly Language[], file: string) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      built(language === 'en' ? file : file.replace(/(?=\.\w+$)/, `.${language}`)),
    ]),
  ) as Record<Language, string>

/** Matches the platform's own screens, which are in English alone, with the frame around them. */
const ofPlatform = /^\/admin(?![\w-])/i
/** The English page for a reader of another language, in which the page loads the other screens. */
const inEnglish = (page: string, elsewhere: StaffLanguage): string =>
  page.replace('<html lang="en">', `<html lang="en" data-elsewhere="${elsewhere}">`)

const usualBody = limitBody(LARGEST_BODY)
const form = limitBody(LARGEST_FORM)
const isForm = (c: Context): boolean =>
  /^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(
    c.req.header('content-type')?.trim() ?? '',
  )
const largerBodies = new Map([
  // A logo of 512 KB in base64, with the JSON around it.
  ['/api/app/settings/logo', limitBody(768 * 1024)],
  // A picture of 1 MB in base64, with the JSON around it.
  ['/api/app/pictures', limitBody(1.5 * 1024 * 1024)],
  ['/api/app/imports', limitBody(LARGEST_FILE, 'File size must be less than 5MB')],
  ['/webhooks/bounces', passOverLarger(LARGEST_RETURNED)],
])
// SendGrid sends its reports in batches, and repeats refused ones for a day.
const reports = limitBody(1024 * 1024)

function bodyLimitFor(c: Context): MiddlewareHandler {
  if (isForm(c)) return form
  if (c.req.path.startsWith('/webhooks/sendgrid/')) return reports
  return largerBodies.get(c.req.path) ?? usualBody
}

/** Answers with a built file whose address never changes, so browsers ask for its content each time. */
function unhashed(c: Context<AppEnv>, content: string, type: string): Response {
  c.header('Cache-Control', 'no-cache')
  c.header('Content-Type', type)
  return c.body(content)
}

/**
 * Serves the built files. Browsers keep files under hashed names for a year, and ask each time for the pages that name
 * them.
 */
function addPages(app: Hono<AppEnv>): void {
  app.use(
    '/assets/*',
    serveStatic({
      root: web,
      // The build compresses the files once for all requests.
      precompressed: true,
      onFound: keepForAYear,
    }),
  )
  const pages = builtIn(staffLanguages, 'console/index.html')
  const manifests = builtIn(staffLanguages, 'console/manifest.webmanifest')
  const workers = builtIn(staffLanguages, 'console/worker.js')
  app.get('/manifest.webmanifest', (c) =>
    unhashed(c, manifests[staffPageLanguage(c)], 'application/manifest+json'),
  )
  app.get('/worker.js', (c) => unhashed(c, workers[staffPageLanguage(c)], 'text/javascript; charset=utf-8'))
  app.get('*', (c) => {
    // A missing file or API path is just missing; a mistyped page address is explained by the console.
    if (c.req.path.startsWith('/api/') || c.req.path.startsWith('/assets/') || /\.\w+$/.test(c.req.path))
      throw notFound('Page')
    c.header('Cache-Control', 'no-cache')
    const language = staffPageLanguage(c)
    const page = ofPlatform.test(c.req.path) ? inEnglish(pages.en, language) : pages[language]
    return c.html(page, isAddress(c.req.path) ? 200 : 404)
  })
}
