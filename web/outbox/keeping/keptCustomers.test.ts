import { beforeEach, describe, expect, it } from 'vitest'
import type { SessionView } from '#server/identity/sign-in/contract.ts'
import { connect } from '../connection.ts'
import { openOperations } from '../operations.ts'
import { newOperation, setBrowser } from '../rig.ts'
import { steps } from '../schema.ts'
import { isFresh, type Keeping, type KeptCustomerHere, sessionToKeep } from './keeping.ts'
import { openKeptCustomers } from './keptCustomers.ts'

setBrowser()
const DAY_MS = 86_400_000
const CAFE = 'café'

let device: ReturnType<typeof openKeptCustomers>
beforeEach(() => {
  device = openKeptCustomers(connect())
})

const session = {
  user: { id: 'bo', name: 'Bo', email: 'bo@example.com', language: null },
  business: { id: CAFE },
  memberships: [{ business_id: CAFE }, { business_id: 'bakery' }],
  permissions: ['till', 'counter staff', 'business', 'business admin'],
  is_super_admin: true,
} as unknown as SessionView

const keepingOf = (businessId = CAFE, daysAgo = 0): Keeping => ({
  businessId,
  deviceId: `device of ${businessId}`,
  contactAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
  kept: { business: {} as NonNullable<Keeping['kept']>['business'], session: sessionToKeep(session) },
})
const customer = (id: string, businessId = CAFE) => ({ id, businessId, first_name: id }) as KeptCustomerHere
const keep = (businessId = CAFE, daysAgo = 0) =>
  device.replace(keepingOf(businessId, daysAgo), [customer(`ana of ${businessId}`, businessId)])
const idsOf = async (businessId = CAFE) => (await device.customers(businessId)).map(({ id }) => id)

describe('a device that must forget', () => {
  it('has no guest, no session and no terms any more, but what waits and its id', async () => {
    await keep()
    const operation = await openOperations(connect()).keep(newOperation(), false)
    await device.forgetAll()
    expect(await idsOf()).toEqual([])
    expect(await device.read(CAFE)).toMatchObject({ deviceId: 'device of café', kept: null })
    expect(await device.current()).toBeUndefined()
    expect(await openOperations(connect()).list()).toEqual([operation])
  })

  it('forgets another business once somebody signs in to this one', async () => {
    await keep('bakery')
    await keep()
    await device.forgetOthers(CAFE)
    expect(await idsOf('bakery')).toEqual([])
    expect(await idsOf()).toEqual(['ana of café'])
  })

  it.each([7.01, -7.01])(
    'forgets after seven days without a contact, or a clock moved as far: %s',
    async (days) => {
      await keep(CAFE, days)
      expect(await device.current()).toBeUndefined()
      await device.forgetOld()
      expect(await idsOf()).toEqual([])
    },
  )
})

it('asks the server again once its clock was set back, so that a stolen device hears that it was ended', () => {
  const fresh = (daysAgo: number) => isFresh(keepingOf(CAFE, daysAgo), DAY_MS, Date.now())
  expect([0.5, 1.5, -0.5, -6].map(fresh)).toEqual([true, false, false, false])
})

describe('what a device keeps', () => {
  it('is there when the browser is opened again, and is replaced as a whole', async () => {
    await device.replace(keepingOf(), [customer('ana'), customer('ben')])
    await device.replace(keepingOf(), [customer('ben'), customer('cleo')])
    const again = openKeptCustomers(connect())
    expect((await again.customers(CAFE)).map(({ id }) => id).sort()).toEqual(['ben', 'cleo'])
    expect(await again.current()).toEqual(await device.read(CAFE))
  })

  it('has of whoever was signed in neither address nor rights beside the till', async () => {
    await keep()
    const kept = (await device.read(CAFE))!.kept!.session
    expect(kept).toMatchObject({
      user: { id: 'bo', name: 'Bo', email: '' },
      memberships: [{ business_id: CAFE }],
      permissions: ['till'],
      is_super_admin: false,
    })
  })

  it('comes beside purchases that an older build kept', async () => {
    const operation = await openOperations(connect(steps.slice(0, 1))).keep(newOperation(), false)
    await keep()
    expect(await openOperations(connect()).list()).toEqual([operation])
    expect(await idsOf()).toEqual(['ana of café'])
  })
})
