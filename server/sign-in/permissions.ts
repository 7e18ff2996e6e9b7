import type { Permission } from '#server/platform/http/index.ts'

/** Every kind of caller there is. */
export type Role = 'anonymous' | 'user' | 'customer' | 'member' | 'admin' | 'super_admin'

/** The one table of who may do what; the server's routes name a permission, the browser hides by the same words. */
export const rolesWith: Record<Permission, readonly Role[]> = {
  anyone: ['anonymous', 'user', 'customer', 'member', 'admin', 'super_admin'],
  'signed in': ['user', 'member', 'admin', 'super_admin'],
  till: ['member', 'admin'],
  shop: ['member', 'admin'],
  'shop admin': ['admin'],
  account: ['admin'],
  platform: ['super_admin'],
  portal: ['customer'],
}
