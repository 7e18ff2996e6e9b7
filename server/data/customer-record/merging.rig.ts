import { afterAll, beforeAll } from 'vitest'
import type { Actor } from '#server/platform/context/context.ts'
import { key } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { mergeCustomers } from './mergeCustomers.ts'
import type { PersonField } from './views.ts'

export let world: World

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    world = await newWorld()
  })
  afterAll(() => world.close())
}

type Wanted = {
  into: string
  from: string
  name?: string
  take?: PersonField[]
  by?: Actor
  idempotencyKey?: string
}

export const merge = (
  business: TestBusiness,
  { into, from, name = 'Ada L.', take, by = business.owner, idempotencyKey = key() }: Wanted,
) =>
  business.run(
    (ctx) =>
      mergeCustomers(ctx, { customerId: into, duplicateId: from, confirmation: name, take, idempotencyKey }),
    by,
  )
