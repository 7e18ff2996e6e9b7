import type { Look } from './look.ts'
import { adminLooks } from './looks/admin.ts'
import { counterLooks } from './looks/counter.ts'
import { customerLooks } from './looks/customers.ts'
import { entranceLooks } from './looks/entrance.ts'
import { messageLooks } from './looks/messages.ts'
import { otherViewersLooks } from './looks/otherViewers.ts'
import { portalLooks } from './looks/portal.ts'
import { settingsLooks } from './looks/settings.ts'

/** Every screen, in the order of a walk through the product. */
export const everyScreen: Look[] = [
  ...entranceLooks,
  ...portalLooks,
  ...counterLooks,
  ...customerLooks,
  ...messageLooks,
  ...settingsLooks,
  ...otherViewersLooks,
  ...adminLooks,
]
