import type { Context } from 'hono'
import { answerByPage, readMessageToken } from '#server/messaging/messages/index.ts'
import { type AppEnv, newRoutes, pageLanguage } from '#server/platform/http/index.ts'
import { inBusiness, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { findHolder } from './findHolder.ts'
import { pageStyles, preferencesPage } from './preferencesPage.ts'
import { readForm } from './readForm.ts'
import { type ReadsIn, readPreferencesPage } from './readPreferencesPage.ts'
import { savePreferences } from './savePreferences.ts'

const reader = { kind: 'system', name: 'preferences page' } as const

/** Pages that a mail's 'Manage preferences' leads to, mounted at the root, outside /api. */
export function preferencesPages(services: Services) {
  const routes = newRoutes()
  routes.onError(answerByPage())
  const named = (token: string) => readMessageToken(services.keyring, 'preferences', token)
  const unknown = (c: Context<AppEnv>) => preferencesPage({ kind: 'unknown', pageIn: pageLanguage(c) })
  const readsIn =
    (c: Context<AppEnv>): ReadsIn =>
    (kept, home) =>
      pageLanguage(c, { kept, home })

  routes.openapi(contract.preferencesStyles, (c) =>
    c.body(pageStyles, 200, { 'Content-Type': 'text/css', 'Cache-Control': 'public, max-age=86400' }),
  )
  routes.openapi(contract.showPreferences, async (c) => {
    c.header('Cache-Control', 'no-store')
    const message = named(c.req.valid('param').token)
    const preferences =
      message &&
      (await inBusiness(services, message.businessId, reader, async (ctx) => {
        const holder = await findHolder(ctx, message.messageId)
        return holder && readPreferencesPage(ctx, holder, readsIn(c))
      }))
    if (!preferences) return c.html(await unknown(c), 404)
    return c.html(await preferencesPage({ kind: 'ask', preferences }), 200)
  })
  routes.openapi(contract.savePreferences, async (c) => {
    c.header('Cache-Control', 'no-store')
    const message = named(c.req.valid('param').token)
    if (!message) return c.html(await unknown(c), 404)
    const form = readForm(await c.req.parseBody({ all: true }))
    const customer = { kind: 'anonymous', ipAddress: c.var.address || null } as const
    const saved = await inBusiness(services, message.businessId, customer, (ctx) =>
      savePreferences(ctx, message.messageId, form, readsIn(c)),
    )
    if (!saved) return c.html(await unknown(c), 404)
    return c.html(await preferencesPage(saved), saved.kind === 'saved' ? 200 : 409)
  })
  return routes
}
