import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type Business, languageOfBusiness } from '#server/businesses/business/index.ts'
import {
  type CardLink,
  countLinkOpening,
  createIdentifyCustomer,
  type FoundLink,
  keepSession,
  offersNewLink,
  openCardLink,
  peekAtCardLink,
  redeemWithPin,
  textNewLink,
  visitorAt,
} from '#server/identity/customer-access/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { type AppEnv, type Caller, isElsewhere, pageLanguage } from '#server/platform/http/index.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { refusalIn } from '#server/platform/text/refusalIn.ts'
import { businessContext, type Services } from '#server/services.ts'
import { askedPage, namelessPage, openPage, refusedPage } from '../cardPage.ts'
import type { LinkedCard } from '../contract.ts'
import type { Around } from '../pageFrame.ts'
import { textsIn } from '../textsIn.ts'
import { linkedPage, type Notices } from './linkedPage.ts'
import { readLinkedCard } from './readLinkedCard.ts'

type Problem = Notices & { status: ContentfulStatusCode }

/** Answers requests for links to a card, texted or shown by the till. Only a POST uses a link up, or signs anybody in. */
export function linkPages(services: Services, shell: Pick<Around, 'links' | 'canText'>) {
  const identify = createIdentifyCustomer(services)

  const show = async (c: Context<AppEnv>, found: FoundLink, problem?: Problem) => {
    guard(c)
    const around = await aroundIn(c, shell, found?.link.business)
    if (!found) return c.html(namelessPage(around, 'unknown'), 404)
    const { link, state } = found
    if (state === 'open') {
      const card = link.origin === 'till' ? null : await readFor(link)
      return c.html(openPage(around, link, card, problem?.fault), problem?.status ?? 200)
    }
    if (isOf(await identify(c), link)) return c.redirect('/customer/dashboard', 303)
    if (state !== 'shown') return c.html(refusedPage(around, { link, state }), 410)
    return c.html(linkedPage(around, link, await readFor(link), problem ?? {}), problem?.status ?? 200)
  }

  const readFor = ({
    business_id: businessId,
    customer_id,
  }: Pick<CardLink, 'business_id' | 'customer_id'>): Promise<LinkedCard> =>
    services.database.transaction({ businessId, readOnly: true }, (tx) =>
      readLinkedCard(businessContext(services, tx, businessId, stranger), customer_id),
    )

  // On a business's own host, another business's link is unknown.
  const look = async (c: Context<AppEnv>, token: string): Promise<FoundLink> => {
    const peeked = await peekAtCardLink(services, token)
    const found = peeked && !isElsewhere(c, peeked.link.business_id) ? peeked : undefined
    await countLinkOpening(services, { token, address: c.var.address, isKnown: found !== undefined })
    return found
  }

  const giveNewLink = async (c: Context<AppEnv>, found: FoundLink) => {
    if (!found || found.link.origin === 'mail' || !offersNewLink(services, found.link, found.state))
      return show(c, found)
    guard(c)
    const refusal = await textNewLink(services, found.link, c.var.address).catch(asTooMany)
    if (refusal) tellWait(c, refusal)
    const around = await aroundIn(c, shell, found.link.business)
    return c.html(askedPage(around, found.link, refusal !== undefined), refusal ? 429 : 200)
  }

  const redeem = async (c: Context<AppEnv>, found: FoundLink, pin: string) => {
    if (found?.state !== 'shown') return show(c, found)
    const visitor = visitorAt(c, services.publicUrl)
    const session = await redeemWithPin(services, found.link, pin, visitor).catch(asRefusal)
    if (!(session instanceof Refusal)) return enter(c, session.token)
    tellWait(c, session)
    const status = session.code === 'too_many_requests' ? 429 : 400
    const language = languageFor(c, found.link.business)
    return show(c, found, { status, fault: refusalIn(language, session.message, session.retryAfter) })
  }

  const enter = async (c: Context<AppEnv>, token: string) => {
    await keepSession(services, c, token)
    guard(c)
    return c.redirect('/customer/dashboard', 303)
  }

  return {
    async open(c: Context<AppEnv>, token: string) {
      return show(c, await look(c, token))
    },

    async use(c: Context<AppEnv>, token: string) {
      refuseOtherSites(c)
      const { pin, present_pin, new_link } = await c.req.parseBody()
      const found = await look(c, token)
      if (new_link) return giveNewLink(c, found)
      if (present_pin !== undefined) return redeem(c, found, String(present_pin))
      if (!found || found.link.origin === 'mail') return show(c, found)
      // An empty field means that no PIN was chosen. A till's code then asks for one.
      const chosen = pin ? String(pin) : undefined
      const opened = await openCardLink(services, token, chosen, c.req.header('user-agent'))
      if ('session' in opened) return enter(c, opened.session.token)
      const { refused, pinFault } = opened
      const language = languageFor(c, refused?.link.business)
      if (pinFault) return show(c, refused, { status: 400, fault: refusalIn(language, pinFault) })
      return show(c, refused, { status: 410, notice: textsIn[language].view.used })
    },

    /** Answers at an address that leads nowhere. */
    unknown: (c: Context<AppEnv>) => show(c, undefined),

    async problem(c: Context<AppEnv>, status: number) {
      guard(c)
      const around = await aroundIn(c, shell)
      const page = namelessPage(around, status === 429 ? 'tooOften' : 'problem')
      return c.html(page, status as ContentfulStatusCode)
    },
  }
}

type Home = Pick<Business, 'language' | 'default_country'>

const languageFor = (c: Context<AppEnv>, business?: Home): PageLanguage =>
  pageLanguage(c, business && { home: languageOfBusiness(business) })

/** The parts of a page in the language of its reader. */
async function aroundIn(
  c: Context<AppEnv>,
  shell: Pick<Around, 'links' | 'canText'>,
  business?: Home,
): Promise<Around> {
  const language = languageFor(c, business)
  const { drawCards } = await drawings[language]()
  return { ...shell, language, texts: textsIn[language], drawCards }
}

/** The module that draws the cards in each language, loaded with the first page. */
const drawings: Record<PageLanguage, () => Promise<Pick<Around, 'drawCards'>>> = {
  en: () => import('#web/portal/linked/drawCards.tsx'),
  de: () => import('#web/portal/linked/drawCards.tsx?in=de'),
  es: () => import('#web/portal/linked/drawCards.tsx?in=es'),
  fr: () => import('#web/portal/linked/drawCards.tsx?in=fr'),
  pt: () => import('#web/portal/linked/drawCards.tsx?in=pt'),
  it: () => import('#web/portal/linked/drawCards.tsx?in=it'),
  nl: () => import('#web/portal/linked/drawCards.tsx?in=nl'),
  pl: () => import('#web/portal/linked/drawCards.tsx?in=pl'),
  ar: () => import('#web/portal/linked/drawCards.tsx?in=ar'),
}

const stranger = { kind: 'anonymous', ipAddress: null } as const

/** Keeps a page whose address is a secret out of caches, search engines, and what other sites are told. */
function guard(c: Context<AppEnv>): void {
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  c.set('hasSecretAddress', true)
}

/** True for the customer who is signed in: for them their link opens the whole card. */
const isOf = (
  caller: Caller,
  { business_id, customer_id }: { business_id: string; customer_id: string | null },
): boolean =>
  caller.kind === 'customer' && caller.businessId === business_id && caller.customerId === customer_id

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

function asTooMany(error: unknown): Refusal {
  const refusal = asRefusal(error)
  if (refusal.code === 'too_many_requests') return refusal
  throw error
}

function tellWait(c: Context<AppEnv>, { retryAfter }: Refusal): void {
  if (retryAfter) c.header('Retry-After', String(Math.ceil(retryAfter)))
}

/** Refuses requests from other sites, which could sign their visitors in to a card that they chose. */
function refuseOtherSites(c: Context<AppEnv>): void {
  if (['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? ''))
    throw new Refusal('forbidden', 'This request did not come from our own pages')
}
