import { afterAll, beforeAll, expect } from 'vitest'
import { createApi } from '#server/api.ts'
import { listRoutes, type RouteEntry } from '#server/platform/http/index.ts'
import { PASSWORD } from '#tests/isolation/fillBusiness.ts'
import { openScene, type Scene } from '#tests/isolation/scene.ts'
import type { Visitor } from '#tests/world/visitor.ts'

export const REASON = 'They asked why a text did not go out'
export let scene: Scene
export let routes: RouteEntry[]
export let admin: Visitor
export let adminId: string

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    scene = await openScene()
    routes = listRoutes(createApi(scene.product.services, scene.product.auth))
    admin = scene.product.visitor()
    const account = { company_name: 'Us', email: 'admin@platform.example', password: PASSWORD }
    const { body } = await admin.post('/api/auth/sign-up', {
      ...account,
      tier_id: '01939c00-0000-7000-8000-000000000001',
    })
    adminId = (body as { business_id: string }).business_id
    await scene.rows('insert into super_admins values ($1)', [adminId])
  })
  afterAll(() => scene?.close())
}

export const open = (who = admin, id = scene.a.businessId, reason = REASON) =>
  who.post(`/api/app/admin/tenants/${id}/look`, { reason })

export const leave = () => admin.send('DELETE', '/api/app/look')

export const names = async (who: Visitor) => {
  const { body } = await who.get('/api/v1/customers')
  return JSON.stringify(body)
}

export const whileImpersonating = async (work: () => Promise<void>) => {
  expect((await open()).status).toBe(200)
  await work().finally(leave)
}
