import { html } from 'hono/html'
import { findBusiness, nameInMessages } from '#server/businesses/directory/index.ts'
import { readMessageToken } from '#server/messaging/messages/index.ts'
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
        await page(words.done, html`<p dir="auto">${words.doneText(nameInMessages(business))}</p>`),
        200,
      )
    })
}

const unknown = () => page(words.unknown, html`<p>${words.unknownText}</p>`)

const askPage = (business: string) =>
  page(
    words.ask(business),
    html`<p>${words.askText}</p><form method="post"><button>${words.button}</button></form>`,
  )

/** It works without a script; its styles are those of the page behind a mail's unsubscribe link. */
async function page(title: string, body: ReturnType<typeof html>): Promise<string> {
  return String(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/unsubscribe/page.css">
</head>
<body><main><h1 dir="auto">${title}</h1>${body}</main></body>
</html>`,
  )
}
