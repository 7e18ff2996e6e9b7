import type { ShopContext } from '#server/platform/context.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { inShop, type Services } from '#server/services.ts'
import { addCustomer } from './addCustomer.ts'
import * as contract from './contract.ts'
import { provePhone } from './provePhone.ts'
import { searchCustomers } from './searchCustomers.ts'
import { viewCustomer } from './view.ts'

/** `welcome` is what happens to everyone who joins; it belongs to later features, so the composition passes it in. */
export function customerRoutes(
  services: Services,
  welcome: (ctx: ShopContext, customerId: string) => Promise<void>,
) {
  return newRoutes()
    .openapi(contract.addCustomer, async (c) => {
      const customer = await inShop(services, c, async (ctx) => {
        const added = await addCustomer(ctx, c.req.valid('json'))
        await welcome(ctx, added.id)
        return added
      })
      return c.json({ customer: viewCustomer(customer) }, 200)
    })
    .openapi(contract.searchCustomers, async (c) => {
      const { search, limit } = c.req.valid('query')
      const customers = await inShop(services, c, (ctx) => searchCustomers(ctx, search, limit))
      return c.json({ customers: customers.map(viewCustomer) }, 200)
    })
    .openapi(contract.provePhone, async (c) => {
      const { id } = c.req.valid('param')
      const customer = await inShop(services, c, (ctx) => provePhone(ctx, id))
      return c.json({ customer: viewCustomer(customer) }, 200)
    })
}
