import { type BusinessLimit, bind, limitBusiness } from '#server/bind.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import { inTurn } from '#server/heavyReads.ts'
import type { Caller } from '#server/platform/http/index.ts'
import { handle, newRoutes, notAllowed } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/pages/page.ts'
import { businessIdOf, inTransaction, type Services } from '#server/services.ts'
import { addTillDevice } from './addTillDevice.ts'
import { contactTillDevice, listKeptCustomers } from './contactTillDevice.ts'
import * as contract from './contract.ts'
import { endTillDevice } from './endTillDevice.ts'
import { selectDevices } from './queries.ts'
import { setOfflineRedeeming } from './setOfflineRedeeming.ts'
import { MOST_DEVICES, viewDevice } from './tillDevice.ts'

/** Twenty devices ask once in some minutes each; a page that is opened asks, too. */
const CONTACTS: BusinessLimit = {
  name: 'till-device-contacts',
  limit: 120,
  windowSeconds: 60,
  message: 'Too many devices ask at once.',
}

/** Routes of the devices that keep customers, and of their list. */
export function tillDeviceRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.listTillDevices, async (ctx, page) => ({
      ...pageOfAll((await selectDevices(ctx)).map(viewDevice), page),
      most: MOST_DEVICES,
      redeeming_most: (await findBusiness(ctx.tx, ctx.businessId)).offline_most_value,
    })),
    bind(services, contract.setOfflineRedeeming, setOfflineRedeeming),
    bind(services, contract.addTillDevice, addTillDevice),
    handle(contract.endTillDevice, (c, input) => {
      const session = sessionOf(c.var.caller)
      return inTransaction(services, c, (ctx) => endTillDevice(ctx, input, session))
    }),
    handle(contract.contactTillDevice, async (c, input) => {
      const session = sessionOf(c.var.caller)
      await limitBusiness(services, businessIdOf(c), CONTACTS)
      return inTransaction(services, c, (ctx) => contactTillDevice(ctx, input, session))
    }),
    handle(contract.listKeptCustomers, (c, input) =>
      inTurn(services, c, (ctx) => listKeptCustomers(ctx, input), { shared: false }),
    ),
  ])
}

function sessionOf(caller: Caller): string {
  if (caller.kind !== 'member') throw notAllowed()
  return caller.sessionId
}
