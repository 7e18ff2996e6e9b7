import { html } from 'hono/html'
import { findBusiness, nameInMessages } from '#server/businesses/business/index.ts'
import { findAdmins } from '#server/identity/proofs/mail/index.ts'
import { answerByPage, mailPage, readMessageToken } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newRoutes, staffPageLanguage } from '#server/platform/http/index.ts'
import type { StaffLanguage } from '#server/platform/text/pageLanguages.ts'
import { inBusiness, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { leaveWeeklyMail } from './leaveWeeklyMail.ts'
import { textsIn } from './textsIn.ts'

const wordsIn = (language: StaffLanguage) => textsIn[language].page

type Named = { company_name: string }
const nameOf = (business: Named, language: StaffLanguage): string =>
  nameInMessages(business, textsIn[language].yourBusiness)

/** Anybody can hold the link, since a mail can be passed on. */
const visitor = { kind: 'anonymous', ipAddress: null } as const

/**
 * The page behind the weekly mail's link to end it. Pressing the button ends the mail for the admin of the link
 * alone. Mounted at the root, outside /api.
 */
export function weeklyMailPages(services: Services) {
  /** Acts for the admin of a link, and returns them with the business; undefined for any other link. */
  const forAdmin = async (
    token: string,
    act: (ctx: BusinessContext, adminId: string) => Promise<unknown>,
  ) => {
    // The link carries an admin's id where a message's link carries the message's.
    const { businessId, messageId: adminId } = readMessageToken(services.keyring, 'weekly mail', token) ?? {}
    if (!businessId || !adminId) return undefined
    return inBusiness(services, businessId, visitor, async (ctx) => {
      // A former admin no longer gets the mail.
      const admin = (await findAdmins(ctx)).find(({ id }) => id === adminId)
      if (!admin) return undefined
      await act(ctx, adminId)
      return { admin, business: await findBusiness(ctx.tx, ctx.businessId) }
    })
  }
  const routes = newRoutes()
  routes.onError(answerByPage((c) => problem(staffPageLanguage(c))))
  return routes
    .openapi(contract.showWeeklyMailOff, async (c) => {
      c.header('Cache-Control', 'no-store')
      const found = await forAdmin(c.req.valid('param').token, async () => {})
      const language = staffPageLanguage(c, found?.admin.language)
      return found
        ? c.html(await askPage(language, found.business), 200)
        : c.html(await unknown(language), 404)
    })
    .openapi(contract.switchWeeklyMailOff, async (c) => {
      c.header('Cache-Control', 'no-store')
      const found = await forAdmin(c.req.valid('param').token, leaveWeeklyMail)
      const language = staffPageLanguage(c, found?.admin.language)
      return found
        ? c.html(await donePage(language, found.business), 200)
        : c.html(await unknown(language), 404)
    })
}

function unknown(language: StaffLanguage) {
  const words = wordsIn(language)
  return mailPage({ language, title: words.unknown, body: html`<p>${words.unknownText}</p>` })
}

function problem(language: StaffLanguage) {
  const words = wordsIn(language)
  return mailPage({ language, title: words.problem, body: html`<p>${words.problemText}</p>` })
}

function askPage(language: StaffLanguage, business: Named) {
  const words = wordsIn(language)
  return mailPage({
    language,
    title: words.ask(nameOf(business, language)),
    body: html`<p>${words.askText}</p><form method="post"><button>${words.button}</button></form>`,
  })
}

function donePage(language: StaffLanguage, business: Named) {
  const words = wordsIn(language)
  return mailPage({
    language,
    title: words.done,
    body: html`<p dir="auto">${words.doneText(nameOf(business, language))}</p>`,
  })
}
