import type { Permission } from '#server/platform/http/index.ts'

/** Every kind of caller there is. */
export type Role = 'anonymous' | 'user' | 'customer' | 'member' | 'admin' | 'api key' | 'super_admin'

/** The one table of who may do what; the server's routes name a permission, the browser hides by the same words. */
export const rolesWith: Record<Permission, readonly Role[]> = {
  anyone: ['anonymous', 'user', 'customer', 'member', 'admin', 'api key', 'super_admin'],
  'signed in': ['user', 'member', 'admin', 'super_admin'],
  // A key does the till's work and no more: it cannot change the shop, write to guests in bulk, or hand out rights.
  till: ['member', 'admin', 'api key'],
  shop: ['member', 'admin'],
  'shop admin': ['admin'],
  account: ['admin'],
  platform: ['super_admin'],
  portal: ['customer'],
}
