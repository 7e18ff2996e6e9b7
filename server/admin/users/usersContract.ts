import { z } from '@hono/zod-openapi'
import { auditFilter, auditPage, auditPaging } from '#server/businesses/audit/contract.ts'
import { sessionItem } from '#server/identity/accounts/contract.ts'
import { defineRoute, id, json, listOf, listQuery, timestamp } from '#server/platform/http/contract.ts'

const standing = z.enum(['open', 'closed', 'suspended'])

const userItem = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    is_super_admin: z.boolean(),
    /** Moment since which they cannot sign in, if a super admin suspended them. */
    suspended_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .openapi('AdminUser')
export type UserItem = z.infer<typeof userItem>

const userView = userItem
  .extend({
    suspended_reason: z.string().nullable(),
    businesses: z.array(z.object({ business_id: id, company_name: z.string(), role: z.string(), standing })),
    /** Keys that they made and nobody revoked, in any business. */
    api_keys: z.array(z.object({ business_id: id, company_name: z.string(), id, name: z.string() })),
    sign_in_ways: z.array(z.enum(['password', 'google', 'sso'])),
    /** True if an app's code is their second step. */
    two_factor: z.boolean(),
    /** Their sessions, last used first. */
    sessions: z.array(sessionItem.omit({ is_current: true })),
  })
  .openapi('AdminUserDetails')
export type UserView = z.infer<typeof userView>

const one = { params: z.object({ id }) }

export const listUsers = defineRoute({
  operation: 'listUsers',
  method: 'get',
  path: '/app/admin/users',
  permission: 'platform',
  summary: 'People with an account by words of their name or email, newest first, page by page',
  request: {
    query: z.strictObject({
      search: z.string().trim().max(200).optional(),
      ...listQuery({ usual: 50, most: 100 }),
    }),
  },
  returns: listOf(userItem),
})

export const readUser = defineRoute({
  operation: 'readUser',
  method: 'get',
  path: '/app/admin/users/{id}',
  permission: 'platform',
  summary: 'One of them, with shops, ways to sign in and sessions; the look is written down',
  request: one,
  returns: userView,
})

export const suspendUser = defineRoute({
  operation: 'suspendUser',
  method: 'post',
  path: '/app/admin/users/{id}/suspend',
  permission: 'platform',
  asksAgain: true,
  summary: 'End every session of a person and refuse every way to sign in, for a reason',
  request: {
    ...one,
    body: json(
      z.strictObject({
        reason: z.string().trim().min(1, 'Give a reason').max(500, 'At most 500 characters'),
        /**
         * True to revoke the API keys that they made, which is the default; otherwise their businesses' admins
         * are asked to do it.
         */
        revoke_api_keys: z.boolean().default(true),
      }),
    ),
  },
  returns: userView,
})

export const restoreUser = defineRoute({
  operation: 'restoreUser',
  method: 'post',
  path: '/app/admin/users/{id}/restore',
  permission: 'platform',
  summary: 'Let a suspended person sign in again',
  request: one,
  returns: userView,
})

export const signOutUser = defineRoute({
  operation: 'signOutUser',
  method: 'post',
  path: '/app/admin/users/{id}/sign-out',
  permission: 'platform',
  summary: 'End every session of a person',
  request: one,
  returns: userView,
})

export const removeFactors = defineRoute({
  operation: 'removeFactors',
  method: 'post',
  path: '/app/admin/users/{id}/remove-factors',
  permission: 'platform',
  asksAgain: true,
  summary:
    'Switch two-step sign-in off for somebody who lost the app and the backup codes; their mailbox is told',
  request: one,
  returns: userView,
})

export const readAdminAudit = defineRoute({
  operation: 'listAllAuditEntries',
  method: 'get',
  path: '/app/admin/audit',
  permission: 'platform',
  summary: 'The audit log of every shop, or of one, newest first; days are UTC, and the look is written down',
  request: {
    query: z.strictObject({ ...auditFilter, ...auditPaging, business_id: id.optional() }),
  },
  returns: auditPage,
})
