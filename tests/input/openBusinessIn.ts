import { expect } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import type { Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'

const AGENCY = '01939c00-0000-7000-8000-000000000003'

/** Opens a business in a country, whose phones it has. Returns its owner. */
export async function openBusinessIn(product: Product, country: string): Promise<Visitor> {
  const owner = product.visitor()
  const business = {
    company_name: `Café ${country}`,
    email: `${newId()}@example.com`,
    password: 'a fine password',
  }
  const answer = await owner.post('/api/auth/sign-up', {
    ...business,
    tier_id: AGENCY,
    locale: `en-${country}`,
  })
  expect(answer.status).toBe(201)
  return owner
}
