import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { listRoutes, type RouteEntry } from '#server/platform/http/index.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import { PASSWORD } from './fillBusiness.ts'
import { send } from './requests/routeCase.ts'
import { requests } from './requests.ts'
import { openScene, type Scene, snapshot } from './scene.ts'

const SUSPENDED = [
  403,
  'This shop is suspended and can only be looked at. Please contact us at hello@regulars.example.',
]
const CLOSED_TO_CUSTOMERS = [409, 'This shop is closed at the moment. What you have collected is kept.']

/** Every write that a suspension does not refuse, with the reason. A new route must be refused, or be listed here. */
const goesOn: Record<string, string[]> = {
  'is about a person’s own account, and no shop’s': [
    'DELETE /api/auth/factors/:id',
    'DELETE /api/auth/remembered-devices',
    'DELETE /api/auth/remembered-devices/:id',
    'POST /api/auth/factors',
    'POST /api/auth/factors/:id/backup-codes',
    'POST /api/auth/factors/:id/verify',
    'POST /api/auth/proof',
    'POST /api/auth/resend',
    'DELETE /api/auth/sessions/:id',
    'POST /api/auth/user/email',
    'POST /api/auth/user/password',
    'POST /api/auth/user/phone',
    'DELETE /api/auth/user/phone',
    'POST /api/auth/user/phone/verify',
    'PUT /api/auth/user',
    'PUT /api/auth/user/language',
  ],
  'leads to another shop': [
    'POST /api/app/company/set-up',
    'POST /api/auth/session/business',
    'POST /api/auth/sign-up',
  ],
  'signs people in and out, who may look': [
    'POST /api/auth/authorize',
    'POST /api/auth/factors/challenge',
    'POST /api/auth/otp',
    'POST /api/auth/otp/open',
    'POST /api/auth/recover',
    'POST /api/auth/reset-password',
    'POST /api/auth/reset-password/open',
    'POST /api/auth/sign-in',
    'POST /api/auth/sign-out',
    'POST /api/auth/sso',
    'POST /api/auth/token',
    'POST /api/auth/verify',
    'POST /api/auth/verify/open',
  ],
  'signs guests in and out, who still see their cards': [
    'POST /api/auth/portal/code',
    'POST /api/auth/portal/code/confirm',
    'POST /api/auth/portal/sign-in',
    'POST /api/auth/portal/sign-out',
  ],
  'is refused by the invitation, for it knows the shop: server/admin/tenants/whileSuspended.test.ts': [
    'POST /api/auth/invitation/accept',
    'POST /api/auth/invitation/join',
    'POST /api/auth/invitation/open',
  ],
  'says who is at a till, at which nothing can be recorded, and gives a session back to its owner': [
    'POST /api/app/shared-till/come',
    'POST /api/app/shared-till/end',
    'POST /api/app/shared-till/leave',
  ],
  'is the platform’s': [
    'PATCH /api/app/admin/tiers/:id',
    'PATCH /api/app/admin/credit-packs/:id',
    'POST /api/app/admin/announcements',
    'POST /api/app/admin/announcements/:id/end',
    'POST /api/app/admin/tenants/:id/credits',
    'POST /api/app/admin/names/see',
    'DELETE /api/app/look',
    'POST /api/app/admin/tenants/:id/look',
    'POST /api/app/admin/tenants/:id/restore',
    'POST /api/app/admin/tenants/:id/suspend',
    'POST /api/app/admin/tenants/:id/allow-texts',
    'POST /api/app/admin/tenants/:id/mailings/:campaign_id/settle',
    'POST /api/app/admin/tenants/:id/links/settle',
    'POST /api/app/admin/tenants/:id/release-mail',
    'POST /api/app/admin/tenants/:id/extend-trial',
    'POST /api/app/admin/tenants/:id/grant-tier',
    'POST /api/app/admin/tenants/:id/grants/:grant_id/take-back',
    'POST /api/app/admin/users/:id/remove-factors',
    'POST /api/app/admin/users/:id/restore',
    'POST /api/app/admin/users/:id/sign-out',
    'POST /api/app/admin/users/:id/suspend',
  ],
}

let scene: Scene
let routes: RouteEntry[]
let before: Record<string, string>
beforeAll(async () => {
  scene = await openScene()
  routes = listRoutes(createApi(scene.product.services, scene.product.auth))
  await suspend()
  before = await snapshot(scene.rows, scene.a.businessId)
})
afterAll(() => scene?.close())

async function suspend() {
  const admin = scene.product.visitor()
  const account = { company_name: 'Us', email: 'admin@platform.example', password: PASSWORD }
  const { body } = await admin.post('/api/auth/sign-up', {
    ...account,
    tier_id: '01939c00-0000-7000-8000-000000000001',
  })
  await scene.rows('insert into super_admins values ($1)', [(body as { business_id: string }).business_id])
  const { businessId, marker } = scene.a
  const answer = await admin.post(`/api/app/admin/tenants/${businessId}/suspend`, {
    company_name: `Café ${marker}`,
    reason: 'Sends spam',
  })
  expect(answer.status).toBe(200)
}

const nameOf = ({ method, path }: RouteEntry) => `${method} ${path}`
const said = ({ status, body }: Answer) => [status, (body as { error?: { message: string } }).error?.message]
const writes = () => routes.filter(({ method }) => method !== 'GET')
const stopped = () => writes().filter((route) => !Object.values(goesOn).flat().includes(nameOf(route)))
const ask = async (who: Visitor, route: RouteEntry) =>
  said(await send(who, route.method, requests[nameOf(route)]!.sample(scene.a)))

describe('while a shop is suspended', () => {
  it('every write either stops, or continues for a reason that is written down', () => {
    const named = [...stopped().map(nameOf), ...Object.values(goesOn).flat()]
    expect(named.sort()).toEqual(writes().map(nameOf).sort())
    expect(stopped().length).toBeGreaterThan(45)
  })

  it('its owner and its guests write nothing by any of those that stop', async () => {
    for (const route of stopped()) {
      const isCustomers = route.permission === 'portal'
      const who = isCustomers ? scene.a.customer.visitor : scene.a.owner
      expect([nameOf(route), await ask(who, route)]).toEqual([
        nameOf(route),
        isCustomers ? CLOSED_TO_CUSTOMERS : SUSPENDED,
      ])
    }
  })

  it('nobody can write at its tills, by their own session or by PIN', async () => {
    const { attended } = scene.tills
    for (const who of [scene.member, scene.counterOnly, attended])
      for (const route of stopped().filter(({ permission }) => permission === 'till'))
        expect([nameOf(route), await ask(who, route)]).toEqual([nameOf(route), SUSPENDED])
  })

  it('its API keys are refused for every call, and are not marked as used', async () => {
    const program = scene.product.visitor()
    const headers = { authorization: `Bearer ${scene.a.apiKeys.used.secret}`, 'idempotency-key': 'one' }
    for (const route of routes.filter(({ permission }) => permission === 'till')) {
      const { path, body } = requests[nameOf(route)]!.sample(scene.a)
      expect([nameOf(route), said(await program.send(route.method, path, body, headers))]).toEqual([
        nameOf(route),
        SUSPENDED,
      ])
    }
  })

  it('nothing of it has changed by all that', async () => {
    expect(await snapshot(scene.rows, scene.a.businessId)).toEqual(before)
  })

  it('its people and guests still look at everything', async () => {
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      if (route.permission === 'platform') continue
      const { sample, ownStatus = 200 } = requests[nameOf(route)]!
      const who = route.permission === 'portal' ? scene.a.customer.visitor : scene.a.owner
      const { status } = await send(who, 'GET', sample(scene.a))
      expect([nameOf(route), status]).toEqual([nameOf(route), ownStatus])
    }
  })

  it('the other shop works as ever', async () => {
    const sample = requests['POST /api/v1/purchases']!.sample(scene.b)
    expect((await send(scene.b.owner, 'POST', sample)).status).toBe(201)
  })
})
