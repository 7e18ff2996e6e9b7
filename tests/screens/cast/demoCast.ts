import { cafe, customer, PASSWORD as password, superAdmin } from '#database/demo/cast.ts'
import { callAs } from '../callAs.ts'
import { provesInDemo } from './ownHost.ts'
import type { Cast } from './scene.ts'

/** The people of the demo, whose café has a year of data. */
export const demoCast: Cast = {
  regular: customer,
  proves: provesInDemo,
  async enter({ owner, admin, customer: nora }) {
    await callAs(owner, 'post', '/auth/sign-in', { email: cafe.owner.email, password })
    await callAs(admin, 'post', '/auth/sign-in', { email: superAdmin.email, password })
    const { session } = await callAs<{ session: { business: { id: string } } }>(owner, 'get', '/auth/session')
    const business_id = session.business.id
    const { phone, pin } = customer
    await callAs(nora, 'post', '/auth/portal/sign-in', { phone, pin, country: 'US', business_id })
    const search = encodeURIComponent(customer.email)
    const { data: customers } = await callAs<{ data: { id: string }[] }>(
      owner,
      'get',
      `/v1/customers?search=${search}`,
    )
    return { customer: customers[0]!.id }
  },
}
