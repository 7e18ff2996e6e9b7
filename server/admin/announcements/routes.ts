import { notFound } from '#server/platform/context/refusal.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/page.ts'
import type { Services } from '#server/services.ts'
import { asAdmin } from '../index.ts'
import { announce, endAnnouncement } from './announce.ts'
import * as contract from './contract.ts'
import { findAdminAnnouncements, findInForce, setDismissed } from './queries.ts'

/** In the caller's own name, who need not be a super admin for what these functions give. */
const asPerson = asAdmin

/** What the platform tells every shop. */
export function announcementRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.listAdminAnnouncements, async (c) => {
      const all = await asAdmin(services, c, ({ tx, now }) => findAdminAnnouncements(tx, now))
      return c.json(pageOfAll(all, c.req.valid('query')), 200)
    })
    .openapi(contract.announce, async (c) => {
      const wanted = c.req.valid('json')
      const { 'idempotency-key': key } = c.req.valid('header')
      return c.json(await asAdmin(services, c, (admin) => announce(admin, wanted, key)), 201)
    })
    .openapi(contract.endAnnouncement, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await asAdmin(services, c, (admin) => endAnnouncement(admin, id)), 200)
    })
    .openapi(contract.listAnnouncements, async (c) => {
      const told = await asPerson(services, c, ({ tx, now }) => findInForce(tx, now))
      return c.json(pageOfAll(told, c.req.valid('query')), 200)
    })
    .openapi(contract.dismissAnnouncement, async (c) => {
      const { id } = c.req.valid('param')
      const dismissed = await asPerson(services, c, ({ tx, now }) => setDismissed(tx, now, id))
      if (!dismissed) throw notFound('Announcement')
      return c.json(dismissed, 200)
    })
}
