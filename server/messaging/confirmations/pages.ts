import type { Context } from 'hono'
import { html } from 'hono/html'
import {
  type Business,
  findBusiness,
  languageOfBusiness,
  nameForCustomers,
} from '#server/businesses/business/index.ts'
import { answerByPage, mailPage, readMessageToken } from '#server/messaging/messages/index.ts'
import type { Actor, BusinessContext } from '#server/platform/context/context.ts'
import { type AppEnv, newRoutes, pageLanguage } from '#server/platform/http/index.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { confirmConsent, findConfirmable } from './confirmConsent.ts'
import * as contract from './contract.ts'
import { textsIn } from './textsIn.ts'

const reader = { kind: 'system', name: 'confirmation page' } as const

/** Pages that the mail asking for a confirmation leads to, mounted at the root, outside /api. */
export function confirmationPages(services: Services) {
  /** Runs `act` for the link's request; gives the business if the token is valid and `act` gives something. */
  const withRequest = async (
    token: string,
    actor: Actor,
    act: (ctx: BusinessContext, requestId: string) => Promise<unknown>,
  ): Promise<Business | undefined> => {
    // The token has the request's id in place of a message's.
    const { businessId, messageId: requestId } =
      readMessageToken(services.keyring, 'confirm consent', token) ?? {}
    if (!businessId || !requestId) return undefined
    return inBusiness(services, businessId, actor, async (ctx) =>
      (await act(ctx, requestId)) ? findBusiness(ctx.tx, ctx.businessId) : undefined,
    )
  }
  const routes = newRoutes()
  routes.onError(answerByPage())
  return routes
    .openapi(contract.showConfirmation, async (c) => {
      c.header('Cache-Control', 'no-store')
      const business = await withRequest(c.req.valid('param').token, reader, findConfirmable)
      return business
        ? c.html(await askPage(languageFor(c, business), business), 200)
        : c.html(await unknown(pageLanguage(c)), 404)
    })
    .openapi(contract.confirm, async (c) => {
      c.header('Cache-Control', 'no-store')
      const ip = c.var.address || null
      const business = await withRequest(
        c.req.valid('param').token,
        { kind: 'anonymous', ipAddress: ip },
        (ctx, id) => confirmConsent(ctx, id, ip),
      )
      return business
        ? c.html(await donePage(languageFor(c, business), business), 200)
        : c.html(await unknown(pageLanguage(c)), 404)
    })
}

const languageFor = (c: Context<AppEnv>, business: Business): PageLanguage =>
  pageLanguage(c, { home: languageOfBusiness(business) })

function unknown(language: PageLanguage) {
  const { page: words } = textsIn[language]
  return mailPage({ language, title: words.unknown, body: html`<p>${words.unknownText}</p>` })
}

function askPage(language: PageLanguage, business: Business) {
  const { page: words } = textsIn[language]
  return mailPage({
    language,
    business,
    title: words.ask(nameForCustomers(business, language)),
    body: html`<p>${words.askText}</p><form method="post"><button>${words.button}</button></form>`,
  })
}

function donePage(language: PageLanguage, business: Business) {
  const { page: words } = textsIn[language]
  return mailPage({
    language,
    business,
    title: words.done,
    body: html`<p dir="auto">${words.doneText(nameForCustomers(business, language))}</p>`,
  })
}
