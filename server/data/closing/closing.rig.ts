import { afterAll, beforeAll, expect } from 'vitest'
import { travellingClock } from '#server/platform/time/clock.ts'
import { agreed } from '#tests/world/agreed.ts'
import { joiningAt, type OpenBusiness, openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'

export const DAY = 86_400_000
const PASSWORD = 'a fine password'
export let clock: ReturnType<typeof travellingClock>
export let product: Product

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    clock = travellingClock(new Date())
    product = await openProduct(clock)
  })
  afterAll(() => product?.close())
}

let businesses = 0

export const openBusiness = async () => {
  const name = `Harbour ${++businesses}`
  const business = await openBusinessWithCode(product, {
    name,
    program: { name: 'Stamps', type: 'points', config: { minimumRedemption: 1 } },
  })
  return { ...business, name }
}

export type Business = OpenBusiness & { name: string }
export const rows = <Row>(text: string, values: unknown[] = []) => joiningAt(product).rows<Row>(text, values)

export const close = (business: Business, given: { company_name?: string; password?: string } = {}) =>
  business.owner.post('/api/app/account/close', { company_name: business.name, password: PASSWORD, ...given })

export const reopen = (who: Visitor) => who.post('/api/app/account/reopen', undefined)

export const state = async ({ businessId }: Business) =>
  (
    await rows<{ closing_at: Date | null; erased_at: Date | null }>(
      'select closing_at, erased_at from businesses where id = $1',
      [businessId],
    )
  )[0]!

/** Ana, with a note on a purchase, texts and mails, a portal session, and a card link. */
export async function addAna(business: Business) {
  const phone = `+1415555${String(1000 + businesses).padStart(4, '0')}`
  const email = `ana${businesses}@guests.example`
  const name = `Ana-${crypto.randomUUID()}`
  const added = await business.owner.post('/api/v1/customers', { first_name: name, phone, email, ...agreed })
  const { id } = added.body as { id: string }
  const bought = { customer_id: id, amount: 1200, note: `${name}, ${phone}`, device: phone }
  const purchase = await business.owner.post('/api/v1/purchases', bought, {
    'idempotency-key': crypto.randomUUID(),
  })
  expect(purchase.status).toBe(201)
  return { id, name, phone, email }
}
