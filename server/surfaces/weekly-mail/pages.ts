import { html } from 'hono/html'
import { findBusiness, nameInMessages } from '#server/businesses/directory/index.ts'
import { mailPage, readMessageToken } from '#server/messaging/messages/index.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { turnSwitch } from '#server/surfaces/settings/index.ts'
import * as contract from './contract.ts'
import { texts } from './texts.ts'

const words = texts.page
const reader = { kind: 'system', name: 'weekly mail' } as const

/** What 'switch it off' of a weekly mail leads to. To be mounted at the root, outside /api. */
export function weeklyMailPages(services: Services) {
  const businessOf = (token: string) => readMessageToken(services.keyring, 'weekly mail', token)?.businessId
  return newRoutes()
    .openapi(contract.showWeeklyMailOff, async (c) => {
      c.header('Cache-Control', 'no-store')
      const businessId = businessOf(c.req.valid('param').token)
      if (!businessId) return c.html(await unknown(), 404)
      const business = await inBusiness(services, businessId, reader, (ctx) =>
        findBusiness(ctx.tx, ctx.businessId),
      )
      return c.html(await askPage(nameInMessages(business)), 200)
    })
    .openapi(contract.switchWeeklyMailOff, async (c) => {
      c.header('Cache-Control', 'no-store')
      const businessId = businessOf(c.req.valid('param').token)
      if (!businessId) return c.html(await unknown(), 404)
      const business = await inBusiness(services, businessId, reader, async (ctx) => {
        await turnSwitch(ctx, 'weekly_mail_enabled', false)
        return findBusiness(ctx.tx, ctx.businessId)
      })
      return c.html(
        await mailPage({
          title: words.done,
          body: html`<p dir="auto">${words.doneText(nameInMessages(business))}</p>`,
        }),
        200,
      )
    })
}

const unknown = () => mailPage({ title: words.unknown, body: html`<p>${words.unknownText}</p>` })

const askPage = (business: string) =>
  mailPage({
    title: words.ask(business),
    body: html`<p>${words.askText}</p><form method="post"><button>${words.button}</button></form>`,
  })
