import { afterAll, beforeAll, expect } from 'vitest'
import { travellingClock } from '#server/platform/time/clock.ts'
import { joiningAt, type OpenBusiness, openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'

export const REASON = 'Sends spam to people who never joined'
export let clock: ReturnType<typeof travellingClock>
export let product: Product
export let admin: Visitor
export let adminBusiness: OpenBusiness & { name: string }

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    clock = travellingClock(new Date('2026-03-02T18:00:00Z'))
    product = await openProduct(clock)
    adminBusiness = await openBusiness()
    admin = adminBusiness.owner
    await rows('insert into super_admins values ($1)', [adminBusiness.businessId])
  })
  afterAll(() => product?.close())
}

let businesses = 0

export async function openBusiness() {
  const name = `Harbour ${++businesses}`
  const program = { name: 'Stamps', type: 'points', config: { minimumRedemption: 1 } }
  return { ...(await openBusinessWithCode(product, { name, program })), name }
}

export type Business = OpenBusiness & { name: string }
export const rows = <Row>(text: string, values: unknown[] = []) => joiningAt(product).rows<Row>(text, values)

export const act = (
  what: 'suspend' | 'restore',
  { businessId, name }: Business,
  given: object = {},
  who = admin,
) =>
  who.post(
    `/api/app/admin/tenants/${businessId}/${what}`,
    what === 'suspend' ? { company_name: name, reason: REASON, ...given } : undefined,
  )

export const suspend = async (business: Business) => expect((await act('suspend', business)).status).toBe(200)
export const restore = async (business: Business) => expect((await act('restore', business)).status).toBe(200)
export const said = ({ status, body }: Answer) => [
  status,
  (body as { error?: { message: string } }).error?.message,
]

export const ownerOf = async ({ businessId }: Business) =>
  (await rows<{ id: string; email: string }>('select id, email from "user" where id = $1', [businessId]))[0]!
