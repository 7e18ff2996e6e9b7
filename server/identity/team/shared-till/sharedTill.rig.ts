import { afterAll, beforeAll, expect } from 'vitest'
import { type Business, openTeams, PASSWORD, type Teams } from '#tests/world/team.ts'
import type { Visitor } from '#tests/world/visitor.ts'

export const NOBODY = 'Nobody is at the till. Choose your name and type your PIN.'
export let teams: Teams
export let business: Business
export let ben: Awaited<ReturnType<Teams['hire']>>
export let ownerId: string

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    teams = await openTeams()
    business = await teams.openBusiness('Agency')
    ben = await teams.hire(business)
    ownerId = (await teams.company(business.owner)).members.find(({ role }) => role === 'admin')!.id
    await setPin(business.owner, '2580')
    await setPin(ben.visitor, '4711')
  })
  afterAll(() => teams?.close())
}

export const setPin = (who: Visitor, pin: string) => who.send('PUT', '/api/app/staff-pin', { pin })

export const come = (till: Visitor, member_id: string, pin: string) =>
  till.post('/api/app/shared-till/come', { member_id, pin })

export const signIn = (who: Visitor, email: string) =>
  who.post('/api/auth/sign-in', { email, password: PASSWORD })
type Session = { user: { name: string; email: string }; permissions: string[]; [more: string]: unknown }

export const sessionOf = async (who: Visitor) =>
  ((await who.get('/api/auth/session')).body as { session: Session | null }).session

/** A till that its owner signed in and shared. */
export async function openTill(email = business.email): Promise<Visitor> {
  const till = teams.visitor()
  await signIn(till, email)
  expect((await till.post('/api/app/shared-till', undefined)).status).toBe(204)
  return till
}

export const addCustomer = async () => {
  const { body } = await business.owner.post('/api/v1/customers', { first_name: 'Ana' })
  return (body as { id: string }).id
}

export const buy = (till: Visitor, customer_id: string) =>
  till.post('/api/v1/purchases', { customer_id, amount: 1200 })
