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
 * Every route of the API by method and path, from a file for each group of the server's rooms; one that is missing
 * here fails the sweep. Their order says nothing: who sends them all does so in the order of the API's own routes.
 */
export const requests: Record<string, RouteCase> = Object.fromEntries(cases)
