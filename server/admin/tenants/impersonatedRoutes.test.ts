import { describe, expect, it } from 'vitest'
import type { RouteEntry } from '#server/platform/http/index.ts'
import { send } from '#tests/isolation/requests/routeCase.ts'
import { requests } from '#tests/isolation/requests.ts'
import { snapshot } from '#tests/isolation/scene.ts'
import { leaksIn } from '#tests/isolation/secrets.ts'
import type { Answer } from '#tests/world/visitor.ts'
import { admin, names, routes, scene, setUp, whileImpersonating } from './impersonating.rig.ts'

setUp()

/**
 * Every read that stays closed during an impersonation. A new route is refused until its contract opens it, and
 * must be listed here.
 */
const closedReads: Record<string, string[]> = {
  'is a file with everything': [
    'exportAudit',
    'exportCustomer',
    'exportCustomers',
    'exportLedger',
    'exportMessages',
    'exportOutstanding',
    'downloadFailures',
  ],
  'calls a provider with the shop’s own key': ['readMailchimpAudiences'],
  'is for the device that keeps it': ['listKeptCustomers'],
  'is what the shop’s own programs got and answered': ['readWebhookDelivery'],
  'is about the person’s own account, PIN or till': [
    'listPeopleAtTill',
    'listSessions',
    'readAccount',
    'readFactors',
    'readProof',
    'readStaffPin',
  ],
  'is the platform’s, and waits until they have left': [
    'exportCredits',
    'listAdminAnnouncements',
    'listAdminPacks',
    'listAdminTiers',
    'listAllAuditEntries',
    'listCredits',
    'listNewNames',
    'listTenants',
    'listUsers',
    'readCreditSums',
    'readMailings',
    'readMonths',
    'readOverview',
    'readTenantHealth',
    'readUser',
    'readWatch',
  ],
}

const closed = new Set(Object.values(closedReads).flat())

/** Reads whose answer depends on what the caller may do or has just done, besides the business. */
const tellsWhoAsks = ['readCompany', 'readTillView', 'listAuditEntries']

const REFUSED = 'You are looking into this shop: you can change nothing, and keys and files stay closed.'
const nameOf = ({ method, path }: RouteEntry) => `${method} ${path}`
const said = ({ status, body }: Answer) => [status, (body as { error?: { message: string } }).error?.message]
const sampleOf = (route: RouteEntry, business = scene.a) => requests[nameOf(route)]!.sample(business)

/** The first place at which two texts differ, from both. */
const difference = (one: string, other: string) => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60)).join(' instead of ')
}

/** An answer without the moment at which it was read. */
const timeless = ({ text }: Answer) => text.replace(/"(read_at|as_of)":"[^"]+"/, '')

describe('a look into a shop', () => {
  const ofStaff = () => routes.filter(({ permission }) => !['anyone', 'portal'].includes(permission))
  const readable = () => ofStaff().filter((route) => route.whileImpersonating !== undefined)

  it('can be listed: every route is readable in it, or refused, or knows nobody by their session', () => {
    const reads = ofStaff().filter(({ method }) => method === 'GET')
    const listed = [...readable().map(({ operation }) => operation), ...closed]
    expect(reads.map(({ operation }) => operation).sort()).toEqual(listed.sort())
  })

  it('reads what the admin reads and changes nothing, on every route that it can read', () =>
    whileImpersonating(async () => {
      const hidden = await keptSecrets()
      const withoutLog = async () => ({
        ...(await snapshot(scene.rows, scene.a.businessId)),
        audit_entries: '',
      })
      const before = await withoutLog()
      const wrong: string[] = []
      for (const route of readable()) {
        const seen = await send(admin, route.method, sampleOf(route))
        const own = await send(scene.a.owner, route.method, sampleOf(route))
        const isSame =
          seen.status === 200 && (tellsWhoAsks.includes(route.operation) || timeless(seen) === timeless(own))
        if (!isSame) wrong.push(`${nameOf(route)}: ${difference(timeless(seen), timeless(own))}`)
        const leaks = leaksIn(hidden, { path: '' }, seen)
        if (leaks.length > 0 || /\/card\/[\w-]{8}/.test(seen.text))
          wrong.push(`${nameOf(route)} gives away ${leaks}`)
      }
      expect(wrong).toEqual([])
      expect(await withoutLog()).toEqual(before)
    }))

  it('is refused everything else by one rule, in this shop and in another one', () =>
    whileImpersonating(async () => {
      const refused = ofStaff().filter(
        ({ method, operation, permission }) =>
          permission !== 'looking' && (method !== 'GET' || closed.has(operation)),
      )
      expect(refused.length).toBeGreaterThan(120)
      const before = await snapshot(scene.rows, scene.a.businessId)
      for (const route of refused)
        for (const business of [scene.a, scene.b])
          expect([nameOf(route), said(await send(admin, route.method, sampleOf(route, business)))]).toEqual([
            nameOf(route),
            [403, REFUSED],
          ])
      expect(await snapshot(scene.rows, scene.a.businessId)).toEqual(before)
    }))

  it('is no way into another shop: neither by its ids nor by its name in the header', () =>
    whileImpersonating(async () => {
      for (const id of [scene.b.customer.customerId, crypto.randomUUID()])
        expect((await admin.get(`/api/app/customers/${id}/record`)).status).toBe(404)
      const asOther = { 'regulars-business': scene.b.businessId }
      expect((await admin.get('/api/v1/customers', asOther)).status).toBe(409)
      expect(await names(admin)).not.toContain(scene.b.marker)
    }))
})

/** Secrets that a business's own admin cannot see either, or sees once: keys, hashes of PINs, tokens of links. */
async function keptSecrets(): Promise<string[]> {
  const { businessId, apiKeys } = scene.a
  const found = await scene.rows<{ secret: string }>(
    `select hash as secret from api_keys where business_id = $1
     union all select token_hash from card_links where business_id = $1
     union all select token_hash from portal_sessions where business_id = $1
     union all select token_hash from tenant_invitations where business_id = $1
     union all select pin_hash from staff_pins where business_id = $1
     union all select auth_pin from customers where business_id = $1 and auth_pin is not null
     union all select email_config ->> 'sendgridApiKey' from integrations where business_id = $1
     union all select report_key from integrations where business_id = $1
     union all select api_key from mailchimp_connections where business_id = $1
     union all select webhook_hash from mailchimp_connections where business_id = $1
     union all select outgoing from communication_logs where business_id = $1 and outgoing like '%/card/%'`,
    [businessId],
  )
  const secrets = found.map(({ secret }) => secret).filter(Boolean)
  expect(secrets.length).toBeGreaterThan(10)
  return [...secrets, apiKeys.used.secret]
}
