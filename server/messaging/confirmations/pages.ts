import { html } from 'hono/html'
import { type Business, findBusiness, nameInMessages } from '#server/businesses/business/index.ts'
import { mailPage, readMessageToken } from '#server/messaging/messages/index.ts'
import type { Actor, BusinessContext } from '#server/platform/context/context.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { confirmConsent, findConfirmable } from './confirmConsent.ts'
import * as contract from './contract.ts'
import { texts } from './texts.ts'

const words = texts.page
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
  return newRoutes()
    .openapi(contract.showConfirmation, async (c) => {
      c.header('Cache-Control', 'no-store')
      const business = await withRequest(c.req.valid('param').token, reader, findConfirmable)
      return business ? c.html(await askPage(business), 200) : c.html(await unknown(), 404)
    })
    .openapi(contract.confirm, async (c) => {
      c.header('Cache-Control', 'no-store')
      const ip = c.var.address || null
      const business = await withRequest(
        c.req.valid('param').token,
        { kind: 'anonymous', ipAddress: ip },
        (ctx, id) => confirmConsent(ctx, id, ip),
      )
      return business ? c.html(await donePage(business), 200) : c.html(await unknown(), 404)
    })
}

const unknown = () => mailPage({ title: words.unknown, body: html`<p>${words.unknownText}</p>` })

const askPage = (business: Business) =>
  mailPage({
    business,
    title: words.ask(nameInMessages(business)),
    body: html`<p>${words.askText}</p><form method="post"><button>${words.button}</button></form>`,
  })

const donePage = (business: Business) =>
  mailPage({
    business,
    title: words.done,
    body: html`<p dir="auto">${words.doneText(nameInMessages(business))}</p>`,
  })
