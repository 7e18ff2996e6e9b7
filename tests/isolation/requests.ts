import { admin } from './requests/admin.ts'
import { businesses } from './requests/businesses.ts'
import { customers } from './requests/customers.ts'
import { data } from './requests/data.ts'
import { identity } from './requests/identity.ts'
import { loyalty } from './requests/loyalty.ts'
import { messaging } from './requests/messaging.ts'
import type { RouteCase } from './requests/routeCase.ts'
import { settings } from './requests/settings.ts'

const cases = [businesses, loyalty, messaging, identity, data, customers, settings, admin].flatMap((group) =>
  Object.entries(group),
)
const routes = cases.map(([route]) => route)
const twice = routes.filter((route, at) => routes.indexOf(route) < at)
if (twice.length > 0) throw new Error(`${twice.join(', ')} stands twice in tests/isolation/requests`)

/**
 * Every route of the API by method and path, from one file for each group of the server's rooms. A missing route fails
 * the sweep. The order is without meaning: the sweeps use the order of the API's routes.
 */
export const requests: Record<string, RouteCase> = Object.fromEntries(cases)
