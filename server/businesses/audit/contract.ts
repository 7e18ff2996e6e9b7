import { z } from '@hono/zod-openapi'
import {
  defineDownload,
  defineRoute,
  id,
  listOf,
  listQuery,
  timestamp,
} from '#server/platform/http/contract.ts'
import { actionKinds } from './actions.ts'

export type { ActionKind } from './actions.ts'

const person = z.object({ id, name: z.string() })

export const auditEntry = z
  .object({
    id,
    at: timestamp,
    kind: z.enum(actionKinds),
    /** Who did what, as one sentence. */
    sentence: z.string(),
    /** The reason that a super admin gave, if any. */
    reason: z.string().nullable(),
    /** Settings in words, with the old and the new value; '' for none. */
    changes: z.array(z.object({ setting: z.string(), from: z.string(), to: z.string() })),
    /** The customer that the entry is about, with their current name. */
    customer: z.object({ id, name: z.string().nullable() }).nullable(),
    address: z.string().nullable(),
    /** The browser and system that the User-Agent names: 'Chrome' on 'Windows'. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    /** The business, for super admins, who see all of them; null if the entry is about none. */
    business: z.object({ business_id: id, company_name: z.string() }).nullable(),
  })
  .openapi('AuditEntry')
export type AuditEntry = z.infer<typeof auditEntry>

const date = z.iso.date('Enter a date')

/** The filters of the log; dates are days of the business, both included. */
export const auditFilter = {
  kind: z.enum(actionKinds).optional(),
  person: id.optional(),
  from: date.optional(),
  to: date.optional(),
}
/** A page of a log. */
export const auditPaging = listQuery({ usual: 50, most: 100 })
export const auditPage = listOf(auditEntry)
export type AuditPage = z.infer<typeof auditPage>

export const readAudit = defineRoute({
  operation: 'listAuditEntries',
  method: 'get',
  path: '/app/audit',
  permission: 'business admin',
  whileImpersonating: 'audit',
  summary: 'Who did what in the shop, when and from where, newest first, page by page',
  request: { query: z.strictObject({ ...auditFilter, ...auditPaging }) },
  returns: auditPage.extend({
    /** Everybody who is or was on the team: for the filter. */
    people: z.array(person),
  }),
})

export const exportAudit = defineDownload({
  operation: 'exportAudit',
  path: '/app/audit.csv',
  permission: 'business admin',
  asksAgain: true,
  summary: 'The same as CSV, whole; the export is written down too',
  contentType: 'text/csv',
  request: { query: z.strictObject(auditFilter) },
})
