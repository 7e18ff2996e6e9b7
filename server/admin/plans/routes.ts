import { findCreditPacks } from '#server/businesses/credits/index.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/pages/page.ts'
import type { Services } from '#server/services.ts'
import { bindAdmin } from '../index.ts'
import * as contract from './contract.ts'
import { editPack } from './editPack.ts'
import { editTier } from './editTier.ts'
import * as packs from './packsContract.ts'
import { findAdminTiers } from './queries.ts'

/** Settings that super admins make for the whole platform. */
export function platformConfigRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bindAdmin(services, contract.listAdminTiers, async ({ tx, now }, page) =>
      pageOfAll(await findAdminTiers(tx, now), page),
    ),
    bindAdmin(services, contract.editTier, editTier),
    bindAdmin(services, packs.listAdminPacks, async ({ tx }, page) =>
      pageOfAll(await findCreditPacks(tx), page),
    ),
    bindAdmin(services, packs.editPack, editPack),
  ])
}
