import { findCreditPacks } from '#server/businesses/credits/index.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/page.ts'
import type { Services } from '#server/services.ts'
import { asAdmin } from '../index.ts'
import * as contract from './contract.ts'
import { editPack } from './editPack.ts'
import { editTier } from './editTier.ts'
import * as packs from './packsContract.ts'
import { findAdminTiers } from './queries.ts'

/** What super admins decide for the whole platform. */
export function platformConfigRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.listAdminTiers, async (c) => {
      const tiers = await asAdmin(services, c, ({ tx, now }) => findAdminTiers(tx, now))
      return c.json(pageOfAll(tiers, c.req.valid('query')), 200)
    })
    .openapi(contract.editTier, async (c) => {
      const { id } = c.req.valid('param')
      const { version, ...edits } = c.req.valid('json')
      return c.json(await asAdmin(services, c, (admin) => editTier(admin, { id, version, edits })), 200)
    })
    .openapi(packs.listAdminPacks, async (c) => {
      const found = await asAdmin(services, c, ({ tx }) => findCreditPacks(tx))
      return c.json(pageOfAll(found, c.req.valid('query')), 200)
    })
    .openapi(packs.editPack, async (c) => {
      const { id } = c.req.valid('param')
      const { version, ...edits } = c.req.valid('json')
      return c.json(await asAdmin(services, c, (admin) => editPack(admin, { id, version, edits })), 200)
    })
}
