import { html } from 'hono/html'
import { findBusiness, nameInMessages } from '#server/businesses/directory/index.ts'
import { findAdmins } from '#server/identity/account-mail/index.ts'
import { readMessageToken } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { turnSwitch } from '#server/surfaces/settings/index.ts'
import * as contract from './contract.ts'
import { texts } from './texts.ts'

const words = texts.page
/** Whoever holds the link: a mail can be passed on. */
const visitor = { kind: 'anonymous', ipAddress: null } as const

/** What 'switch it off' of a weekly mail leads to. To be mounted at the root, outside /api. */
export function weeklyMailPages(services: Services) {
  /** The business whose mail the link is of, once it is done for its admin; undefined for any other link. */
  const forAdmin = async (token: string, act: (ctx: BusinessContext) => Promise<unknown>) => {
    // The link names the admin where that of a message names the message.
    const { businessId, messageId: adminId } = readMessageToken(services.keyring, 'weekly mail', token) ?? {}
    if (!businessId) return undefined
    return inBusiness(services, businessId, visitor, async (ctx) => {
      // Who was an admin once no longer gets the mail, and switches nothing off for those who do.
      if (!(await findAdmins(ctx)).some(({ id }) => id === adminId)) return undefined
      await act(ctx)
      return findBusiness(ctx.tx, ctx.businessId)
    })
  }
  return newRoutes()
    .openapi(contract.showWeeklyMailOff, async (c) => {
      c.header('Cache-Control', 'no-store')
      const business = await forAdmin(c.req.valid('param').token, async () => {})
      return business ? c.html(await askPage(nameInMessages(business)), 200) : c.html(await unknown(), 404)
    })
    .openapi(contract.switchWeeklyMailOff, async (c) => {
      c.header('Cache-Control', 'no-store')
      const business = await forAdmin(c.req.valid('param').token, (ctx) =>
        turnSwitch(ctx, 'weekly_mail_enabled', false),
      )
      return business ? c.html(await donePage(nameInMessages(business)), 200) : c.html(await unknown(), 404)
    })
}

const unknown = () => page(words.unknown, html`<p>${words.unknownText}</p>`)

const askPage = (business: string) =>
  page(
    words.ask(business),
    html`<p>${words.askText}</p><form method="post"><button>${words.button}</button></form>`,
  )

const donePage = (business: string) => page(words.done, html`<p dir="auto">${words.doneText(business)}</p>`)

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
