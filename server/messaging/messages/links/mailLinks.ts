import { languageOfBusiness } from '#server/businesses/business/index.ts'
import { isMachine, newRoutes, pageLanguage } from '#server/platform/http/index.ts'
import { inBusiness } from '#server/services.ts'
import { messageToken, readMessageToken } from '../compose/messageToken.ts'
import { readLink } from '../compose/trackedLinks.ts'
import * as contract from '../contract.ts'
import { unsubscribeReceiver } from '../inbound/unsubscribeReceiver.ts'
import type { MessageServices } from '../services.ts'
import { answerByPage } from './answerByPage.ts'
import { followLink } from './followLink.ts'
import { mailPageStyles } from './mailPage.ts'
import { readReceiver } from './readReceiver.ts'
import { recordOpen } from './recordOpen.ts'
import { unsubscribePage } from './unsubscribePage.ts'

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const reader = { kind: 'system', name: 'mail program' } as const

/** The routes behind the links and the pixel of a mail. What fails there is told to a person by a page. */
export function mailLinks(services: MessageServices) {
  const routes = newRoutes()
  routes.onError(answerByPage())
  const named = (use: 'unsubscribe' | 'open', token: string) => readMessageToken(services.keyring, use, token)

  const preferencesOf = ({ businessId, messageId }: { businessId: string; messageId: string }) =>
    `/preferences/${messageToken(services.keyring, 'preferences', { business_id: businessId, id: messageId })}`

  routes.openapi(contract.unsubscribeStyles, (c) =>
    c.body(mailPageStyles, 200, { 'Content-Type': 'text/css', 'Cache-Control': 'public, max-age=86400' }),
  )
  routes.openapi(contract.showUnsubscribe, async (c) => {
    const message = named('unsubscribe', c.req.valid('param').token)
    if (!message) return c.html(await unsubscribePage(pageLanguage(c), { kind: 'unknown' }), 404)
    const { business, kept } = await inBusiness(services, message.businessId, reader, (ctx) =>
      readReceiver(ctx, message.messageId),
    )
    const language = pageLanguage(c, { kept, home: languageOfBusiness(business) })
    const page = { kind: 'ask', business, preferences: preferencesOf(message) } as const
    return c.html(await unsubscribePage(language, page), 200)
  })
  routes.openapi(contract.unsubscribe, async (c) => {
    const message = named('unsubscribe', c.req.valid('param').token)
    if (!message) return c.html(await unsubscribePage(pageLanguage(c), { kind: 'unknown' }), 404)
    const customer = { kind: 'anonymous', ipAddress: c.var.address || null } as const
    const { business, kept } = await inBusiness(services, message.businessId, customer, async (ctx) => {
      await unsubscribeReceiver(ctx, message.messageId)
      return readReceiver(ctx, message.messageId)
    })
    const language = pageLanguage(c, { kept, home: languageOfBusiness(business) })
    // Agreeing again is a consent of its own, so it is given on the page that shows its words.
    const page = { kind: 'done', business, preferences: preferencesOf(message) } as const
    return c.html(await unsubscribePage(language, page), 200)
  })
  routes.openapi(contract.openPixel, async (c) => {
    const message = named('open', c.req.valid('param').token)
    if (message) {
      await inBusiness(services, message.businessId, reader, (ctx) =>
        recordOpen(ctx, message.messageId, isMachine(c)),
      )
    }
    return c.body(pixel, 200, { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' })
  })
  routes.openapi(contract.followLink, async (c) => {
    const named = readLink(services.keyring, c.req.valid('param').token)
    const byMachine = isMachine(c)
    const url =
      named &&
      (await inBusiness(services, named.businessId, reader, (ctx) =>
        followLink(ctx, services, { ...named, byMachine }),
      ))
    c.header('Cache-Control', 'no-store')
    return url
      ? c.redirect(url, 302)
      : c.html(await unsubscribePage(pageLanguage(c), { kind: 'dead link' }), 404)
  })
  return routes
}
