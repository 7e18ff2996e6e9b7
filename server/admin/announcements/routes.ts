import { notFound } from '#server/platform/context/refusal.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/pages/page.ts'
import type { Services } from '#server/services.ts'
import { bindAdmin } from '../index.ts'
import { announce, endAnnouncement } from './announce.ts'
import * as contract from './contract.ts'
import { findAdminAnnouncements, findInForce, setDismissed } from './queries.ts'

/** Binds in the caller's own name. These functions need no super admin. */
const bindPerson = bindAdmin

/** Announcements of the platform to every business. */
export function announcementRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bindAdmin(services, contract.listAdminAnnouncements, async ({ tx, now }, page) =>
      pageOfAll(await findAdminAnnouncements(tx, now), page),
    ),
    bindAdmin(services, contract.announce, announce),
    bindAdmin(services, contract.endAnnouncement, endAnnouncement),
    bindPerson(services, contract.listAnnouncements, async ({ tx, now }, page) =>
      pageOfAll(await findInForce(tx, now), page),
    ),
    bindPerson(services, contract.dismissAnnouncement, async ({ tx, now }, { id }) => {
      const dismissed = await setDismissed(tx, now, id)
      if (!dismissed) throw notFound('Announcement')
      return dismissed
    }),
  ])
}
