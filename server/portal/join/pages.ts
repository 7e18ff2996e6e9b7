import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { brandingOf } from '#server/businesses/branding/index.ts'
import { findBusiness, languageOfBusiness } from '#server/businesses/business/index.ts'
import { addScan } from '#server/loyalty/qr-codes/index.ts'
import type { Sender } from '#server/platform/contact/mailbox.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import {
  type AppEnv,
  answerError,
  pageLanguage,
  type ServerRendered,
  serverRendered,
} from '#server/platform/http/index.ts'
import type { Captcha } from '#server/platform/providers/captcha.ts'
import { mailTo } from '#server/platform/settings/securityContact.ts'
import { isPageLanguage, type PageLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Services } from '#server/services.ts'
import type { AnswerSteps } from './answerAtFixedSteps.ts'
import type { CustomerPage, RenderPage } from './contract.ts'
import { type CustomerRequest, readRequest } from './customerRequest.ts'
import { openForm } from './openForm.ts'
import { readBusiness } from './readBusiness.ts'
import { sendForm } from './sendForm.ts'
import { beginsVisit } from './visit.ts'

/** Marks the address of the page for customers who get no text, so that the page promises none. */
const NOT_TEXTED = '?text=no'

export type JoinPagesSettings = {
  /** Contact for security faults, as a URI. */
  securityContact: string
  /** Languages besides English in which the terms and the privacy notice are confirmed. */
  legalLanguages: readonly PageLanguage[]
  steps: AnswerSteps
}

/**
 * Pages for customers without an account: joining by a code, the platform's terms, its privacy notice and the contact
 * for security faults.
 */
export function joinPages(
  services: Services & { emailFrom: Sender },
  captcha: Captcha | null,
  { securityContact, legalLanguages, steps }: JoinPagesSettings,
): Hono<AppEnv> {
  const { render, styleHash } = customerPages()
  const show = async (
    c: Context<AppEnv>,
    page: CustomerPage,
    status: ContentfulStatusCode = 200,
    language = pageLanguage(c),
  ) => {
    // Requested anew each time, but kept for the way back from the terms, with everything that was typed.
    c.header('Cache-Control', 'private, no-cache')
    c.set('styleHash', styleHash)
    const { renderPage } = await renderers[language]()
    return c.html(render({ page, renderPage }), status)
  }
  const closed = (c: Context<AppEnv>) =>
    show(c, { kind: 'closed', ...(c.var.ownHost && { platformLine: null }) }, 404)
  const withCode = async (c: Context<AppEnv>, answer: (request: CustomerRequest) => Promise<Response>) => {
    const request = await readRequest(services, captcha, c, steps)
    if (!request) return closed(c)
    // Scans of a paused code, or of a closed business, are not counted.
    if (!request.code.shop_open) return show(c, await resting(request, 'shop-closed'), 410)
    return request.code.active ? answer(request) : show(c, await resting(request, 'paused'), 410)
  }
  // A code with its own target has no form here.
  const withForm = (c: Context<AppEnv>, answer: (request: CustomerRequest) => Promise<Response>) =>
    withCode(c, async (request) => (request.code.custom_url ? closed(c) : answer(request)))
  // Whoever has to confirm a translation reads it by `?draft=de`, which no link leads to.
  const legal = (kind: 'terms' | 'privacy') => (c: Context<AppEnv>) => {
    const isConfirmed = (language: PageLanguage) => language === 'en' || legalLanguages.includes(language)
    const [draft, reader] = [c.req.query('draft'), pageLanguage(c)]
    const language = isPageLanguage(draft) ? draft : isConfirmed(reader) ? reader : 'en'
    const unconfirmed = !isConfirmed(language)
    if (unconfirmed) c.header('X-Robots-Tag', 'noindex')
    return show(c, { kind, contact: mailTo(services.emailFrom.address), unconfirmed }, 200, language)
  }

  const pages = new Hono<AppEnv>()
  pages.onError((error, c) => show(c, { kind: 'problem' }, asStatus(answerError(error, c))))
  for (const path of ['/signup-form/*', '/terms', '/privacy', '/security']) pages.use(path, compress())
  return pages
    .get('/terms', legal('terms'))
    .get('/privacy', legal('privacy'))
    .get('/security', (c) => show(c, { kind: 'security', contact: securityContact }, 200, 'en'))
    .get('/signup-form/:code', (c) =>
      withCode(c, async (request) =>
        request.code.custom_url
          ? redirectToTarget(request)
          : show(c, withCardUrl(c, await openForm(request))),
      ),
    )
    .post('/signup-form/:code', (c) =>
      withForm(c, async (request) => {
        refuseOtherSites(c)
        const sent = await sendForm(request)
        if (sent.outcome === 'joined')
          return c.redirect(`${request.formPath}/joined${sent.texted ? '' : NOT_TEXTED}`, 303)
        if (sent.outcome === 'full') return c.redirect(request.formPath, 303)
        if (sent.retryAfter) c.header('Retry-After', String(Math.ceil(sent.retryAfter)))
        return show(c, sent.page, sent.status)
      }),
    )
    .get('/signup-form/:code/joined', (c) =>
      withForm(c, async ({ inTransaction, formPath }) => {
        const { business, programs, texted } = await inTransaction((ctx) => readBusiness(ctx, c, formPath))
        return show(c, { kind: 'joined', business, programs, texted: texted && c.req.query('text') !== 'no' })
      }),
    )
    .get('/signup-form/:code/privacy', (c) =>
      withForm(c, async ({ inTransaction, formPath }) => {
        const { business, settings } = await inTransaction((ctx) => readBusiness(ctx, c, formPath))
        if (!settings.privacy_notice) return closed(c)
        return show(c, { kind: 'shop-privacy', business, notice: settings.privacy_notice })
      }),
    )
}

const withCardUrl = (c: Context<AppEnv>, page: CustomerPage): CustomerPage =>
  page.kind === 'form' && c.var.ownHost
    ? { ...page, business: { ...page.business, cardUrl: '/customer/login' } }
    : page

/** Reads the page of a code that joins nobody at the moment, and whose language it is in. */
const resting = (
  { inTransaction, c }: CustomerRequest,
  kind: 'shop-closed' | 'paused',
): Promise<CustomerPage> =>
  inTransaction(async (ctx) => {
    const business = await findBusiness(ctx.tx, ctx.businessId)
    pageLanguage(c, { home: languageOfBusiness(business) })
    const { platformLine } = await brandingOf(ctx, business)
    return { kind, platformLine }
  })

/** Counts the scan, and redirects to the address that the business entered for the code, and to no other. */
async function redirectToTarget({
  services,
  c,
  code,
  formPath,
  inTransaction,
}: CustomerRequest): Promise<Response> {
  if (beginsVisit(c, formPath, services.publicUrl.startsWith('https:')))
    await inTransaction((ctx) => addScan(ctx, code.id))
  c.header('Cache-Control', 'no-store')
  return c.redirect(code.custom_url!, 302)
}

/** Refuses requests from other sites, which could make their visitors' browsers send the form. */
function refuseOtherSites(c: Context<AppEnv>): void {
  if (['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? ''))
    throw new Refusal('forbidden', 'This request did not come from our own pages')
}

const asStatus = ({ status }: Response): ContentfulStatusCode => status as ContentfulStatusCode

type Drawn = { page: CustomerPage; renderPage: RenderPage }

const customerPages = (): ServerRendered<Drawn> =>
  serverRendered(({ page, renderPage }, assets) => renderPage(page, assets), {
    styles: 'join/join.css',
    script: 'join/enhance.ts',
  })

/** The module that renders the pages in each language, loaded with the first page. */
const renderers: Record<PageLanguage, () => Promise<{ renderPage: RenderPage }>> = {
  en: () => import('#web/join/render.tsx'),
  de: () => import('#web/join/render.tsx?in=de'),
  es: () => import('#web/join/render.tsx?in=es'),
  fr: () => import('#web/join/render.tsx?in=fr'),
  pt: () => import('#web/join/render.tsx?in=pt'),
  it: () => import('#web/join/render.tsx?in=it'),
  nl: () => import('#web/join/render.tsx?in=nl'),
  pl: () => import('#web/join/render.tsx?in=pl'),
  ar: () => import('#web/join/render.tsx?in=ar'),
}
