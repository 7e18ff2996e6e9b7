import { afterAll, beforeAll } from 'vitest'
import { type NewBusiness, newWorld, type World } from '#tests/world/index.ts'

export let world: World

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    world = await newWorld()
  })
  afterAll(() => world.close())
}

export const open = async (programs: NonNullable<NewBusiness['programs']>) => {
  const business = await world.newBusiness({ timeZone: 'UTC', programs })
  return { business, ana: await business.addCustomer() }
}
