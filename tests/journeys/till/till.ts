import { openBusiness } from '../acts/office.ts'
import { pressAtTill } from '../acts/pressAtTill.ts'
import type { Screen } from '../stage/screens.ts'

/** A business with a program of each kind that a till shows, and a reward to claim. */
export async function openFullBusiness(till: Screen, email: string) {
  const office = await openBusiness(till, email)
  const { id: program_id } = await office.addProgram('points', 'Points', { minimumRedemption: 10 })
  await office.post('/v1/rewards', { program_id, name: 'A flat white', points_price: 20 })
  await office.addProgram('stamp_card', 'Coffee Card', {
    stampsRequired: 2,
    rewardDescription: 'A coffee on us',
  })
  await office.addProgram('rebate_code', 'Welcome', {})
  return office
}

export async function press({ page }: Screen, name: string | RegExp) {
  await pressAtTill(page.getByRole('button', { name, exact: typeof name === 'string' }).first())
}

/** Taps the keys of the pad. */
export async function tap(till: Screen, keys: string) {
  for (const key of keys) await press(till, key)
}
