import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPeople, PASSWORD, type People, said } from '#tests/accounts/people.ts'
import { proveAddress } from '#tests/world/owner.ts'

let people: People
beforeAll(async () => {
  people = await openPeople({ textLimits: { network: 2, wideNetwork: 3, platform: 1 } })
}, 60_000)
afterAll(() => people?.close())

const ask = (phone: string, address: string) => people.visitor(address).post('/api/auth/otp', { phone })

/** A person who may prove a phone, and requests its code. */
async function wants(phone: string) {
  const { visitor, id } = await people.signUp()
  await proveAddress(people.product.services.database.plain, id)
  return visitor.post('/api/auth/user/phone', { phone, password: PASSWORD })
}

it.each(['+447012345678', '+881612345678', '+88212345678', '+19005551234', '+12129761234'])(
  'no code goes to a number that costs more than a text or pays its owner: %s',
  async (phone) => {
    expect(said(await wants(phone))).toEqual([400, 'This number cannot get texts'])
  },
)

it('codes stop at the daily limit of a network, and of all networks of one provider’s customer', async () => {
  const refused = [429, expect.stringMatching(/^Too many texts were asked for from one network today\./)]
  for (const device of [1, 2])
    expect((await ask(`+1201555010${device}`, `2001:db8:a:1::${device}`)).status).toBe(200)
  expect(said(await ask('+12015550103', '2001:db8:a:1::3'))).toEqual(refused)
  expect((await ask('+12015550104', '2001:db8:a:2::1')).status).toBe(200)
  expect(said(await ask('+12015550105', '2001:db8:a:3::1'))).toEqual(refused)
})

it('codes count towards the daily texts of the whole platform', async () => {
  const [first, second] = ['+12015550111', '+12015550112']
  for (const phone of [first, second]) expect((await wants(phone!)).status).toBe(200)
  await people.deliver()
  const received = [first, second].filter((phone) => people.texts(phone!).length > 0)
  expect(received).toHaveLength(1)
})
