import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newest, sentences } from '#tests/world/auditLog.ts'
import { type Business, openTeams, said, type Teams } from '#tests/world/team.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'

const HOUR = 3_600_000

let teams: Teams
let business: Business
beforeAll(async () => {
  teams = await openTeams()
  business = await teams.openBusiness('Agency')
})
afterAll(() => teams?.close())

type Customer = { id: string; phone: string }
let phones = 0

/** A customer whose phone staff have seen, unless `isProven` is false. */
async function newCustomer(of: Business = business, { isProven = true, phone = '' } = {}): Promise<Customer> {
  phones += 1
  const number = phone || `+1415557${String(phones).padStart(4, '0')}`
  const added = await of.owner.post('/api/v1/customers', { first_name: 'Ada', phone: number })
  const { id } = added.body as { id: string }
  if (isProven) await prove(of.owner, id)
  return { id, phone: number }
}

const prove = (staff: Visitor, id: string) => staff.post(`/api/v1/customers/${id}/prove-phone`, undefined)
const ask = (staff: Visitor, id: string) =>
  staff.post(`/api/app/counter/customers/${id}/show-pin-code`, undefined)
/** Shows a code; returns the path of the link in it. */
async function show(id: string, staff = business.owner): Promise<string> {
  const answer = await ask(staff, id)
  expect(answer.status).toBe(200)
  return new URL((answer.body as { link: string }).link).pathname
}
const choose = (who: Visitor, path: string, form: Record<string, string> = {}): Promise<Answer> =>
  who.send('POST', path, new URLSearchParams(form).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
const signIn = (phone: string, pin: string, who = teams.visitor()) =>
  who.post('/api/auth/portal/sign-in', { phone, pin })
const shownLinks = ({ id }: Customer) =>
  teams.rows<{ is_good: boolean; row: string }>(
    `select used_at is null and expires_at > $2 as is_good, l::text as row from card_links l
     where customer_id = $1 and origin = 'till'`,
    [id, teams.clock.now()],
  )

describe('a person without a right to a guest’s card', () => {
  it('cannot open it with a used, expired or invented code, and reads why', async () => {
    const customer = await newCustomer()
    const tries: [string, number, string][] = []
    const used = await show(customer.id)
    expect((await choose(teams.visitor(), used, { pin: '2580' })).status).toBe(303)
    tries.push([used, 410, 'This code was used already'])
    const older = await show(customer.id)
    const newer = await show(customer.id)
    tries.push([older, 410, 'This code has ended'])
    tries.push([`${newer.slice(0, -1)}${newer.endsWith('A') ? 'B' : 'A'}`, 404, 'This link does not work'])
    for (const [path, status, words] of tries) {
      const looked = await teams.visitor().get(path)
      const thief = teams.visitor()
      const pressed = await choose(thief, path, { pin: '6283' })
      for (const answer of [looked, pressed])
        expect([path, answer.status, answer.text.includes(words)]).toEqual([path, status, true])
      expect(thief.cookies.size).toBe(0)
    }
    teams.clock.advance(5 * 60_000)
    const late = await choose(teams.visitor(), newer, { pin: '6283' })
    expect([late.status, late.text.includes('This code has ended')]).toEqual([410, true])
    expect((await signIn(customer.phone, '6283')).status).toBe(400)
    expect((await signIn(customer.phone, '2580')).status).toBe(200)
  })

  it('opens it once if two scan the same code', async () => {
    const path = await show((await newCustomer()).id)
    const both = await Promise.all(['1357', '2468'].map((pin) => choose(teams.visitor(), path, { pin })))
    expect(both.map(({ status }) => status).sort()).toEqual([303, 410])
  })

  it('finds only one valid code, however many tills show one at once', async () => {
    const customer = await newCustomer()
    await Promise.all([1, 2, 3, 4].map(() => show(customer.id)))
    expect((await shownLinks(customer)).filter(({ is_good }) => is_good)).toHaveLength(1)
  })

  it('finds only the hash of a code in the database', async () => {
    const customer = await newCustomer()
    const token = (await show(customer.id)).split('/').at(-1)!
    for (const { row } of await shownLinks(customer)) expect(row).not.toContain(token)
  })

  it('gets no code as another shop, a program, a guest or a stranger', async () => {
    const customer = await newCustomer()
    const other = await teams.openBusiness('Agency')
    expect(said(await ask(other.owner, customer.id))).toEqual([404, 'Customer not found'])
    const made = await business.owner.post('/api/app/api-keys', { name: 'Web shop' })
    const authorization = `Bearer ${(made.body as { secret: string }).secret}`
    const path = (what: string) => `/api/${what}`
    for (const route of [
      `app/counter/customers/${customer.id}/show-pin-code`,
      `v1/customers/${customer.id}/prove-phone`,
    ])
      expect((await teams.visitor().send('POST', path(route), undefined, { authorization })).status).toBe(403)
    const signedIn = teams.visitor()
    await choose(signedIn, await show(customer.id), { pin: '2580' })
    expect((await ask(signedIn, customer.id)).status).toBe(401)
    expect(await shownLinks(customer)).toHaveLength(1)
  })

  it('cannot use a shop of their own to set a PIN elsewhere, or to lift a lock on it', async () => {
    const customer = await newCustomer()
    await choose(teams.visitor(), await show(customer.id), { pin: '7391' })
    for (let tries = 0; tries < 5; tries += 1) await signIn(customer.phone, '0000')
    const own = await teams.openBusiness('Agency')
    const victim = await newCustomer(own, { phone: customer.phone })
    const path = await show(victim.id, own.owner)
    expect((await choose(teams.visitor(), path, { pin: '1359' })).status).toBe(303)
    expect((await signIn(customer.phone, '7391')).status).toBe(429)
    teams.clock.advance(HOUR)
    const { body } = await signIn(customer.phone, '1359')
    expect(body).toMatchObject({ session: { businessId: own.businessId } })
    expect((await signIn(customer.phone, '7391')).body).toMatchObject({
      session: { businessId: business.businessId },
    })
  })

  it('is signed out when the guest chooses another PIN', async () => {
    const customer = await newCustomer()
    const thief = teams.visitor()
    await choose(thief, await show(customer.id), { pin: '6283' })
    expect((await thief.get('/api/app/portal/card')).status).toBe(200)
    await choose(teams.visitor(), await show(customer.id), { pin: '2580' })
    expect((await thief.get('/api/app/portal/card')).status).toBe(401)
    expect((await signIn(customer.phone, '6283')).status).toBe(400)
  })

  it('cannot make another site’s visitors choose', async () => {
    const path = await show((await newCustomer()).id)
    const foreign = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' }
    expect((await teams.visitor().send('POST', path, 'pin=6283', foreign)).status).toBe(403)
    expect((await choose(teams.visitor(), path, { pin: '2580' })).status).toBe(303)
  })
})

describe('a colleague', () => {
  it('who shows a code, or confirms a phone, is in the log by name; the link is not', async () => {
    const ben = await teams.hire(business)
    const customer = await newCustomer(business, { isProven: false })
    await prove(ben.visitor, customer.id)
    expect((await newest(business.owner)).sentence).toBe('Ben Okoro confirmed the phone of Ada')
    await prove(ben.visitor, customer.id)
    const path = await show(customer.id, ben.visitor)
    expect(await newest(business.owner)).toMatchObject({
      kind: 'customers',
      sentence: 'Ben Okoro showed Ada a QR code for choosing a portal PIN',
    })
    await choose(teams.visitor(), path, { pin: '2580' })
    const told = await sentences(business.owner)
    expect(told[0]).toBe('Ada chose a PIN for the portal')
    expect(told.filter((one) => one === 'Ben Okoro confirmed the phone of Ada')).toHaveLength(1)
    const kept = await teams.rows<{ row: string }>('select e::text as row from audit_entries e')
    expect(kept.filter(({ row }) => row.includes(path.split('/').at(-1)!))).toEqual([])
  })

  it('cannot collect PINs: ten codes an hour for a guest, thirty by one person', async () => {
    const ben = await teams.hire(business)
    const customers = [await newCustomer(), await newCustomer(), await newCustomer(), await newCustomer()]
    const statuses: number[] = []
    for (const { id } of customers)
      for (let shown = 0; shown < 11; shown += 1) statuses.push((await ask(ben.visitor, id)).status)
    const tenOfEleven = [...Array(10).fill(200), 429]
    // The refused requests count too.
    expect(statuses).toEqual([
      ...tenOfEleven,
      ...tenOfEleven,
      ...tenOfEleven.slice(0, 8),
      ...Array(14).fill(429),
    ])
    expect((await ask(business.owner, customers[3]!.id)).status).toBe(200)
    teams.clock.advance(HOUR)
    expect((await ask(ben.visitor, customers[3]!.id)).status).toBe(200)
  })
})

describe('a guest without texts', () => {
  it('chooses a PIN behind the code and is signed in with it', async () => {
    const customer = await newCustomer()
    const path = await show(customer.id)
    const page = await teams.visitor().get(path)
    expect(page.text).toContain(`ends in ${customer.phone.slice(-2)}`)
    expect(page.text).not.toMatch(/<script|Ada/)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const phone = teams.visitor()
    const chosen = await choose(phone, path, { pin: '258036' })
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/customer/dashboard'])
    expect((await phone.get('/api/app/portal/card')).body).toMatchObject({ customer: { id: customer.id } })
    expect((await signIn(customer.phone, '258036')).status).toBe(200)
  })

  it('is asked again for a valid PIN, and the code stays usable', async () => {
    const path = await show((await newCustomer()).id)
    for (const form of [{}, { pin: '' }, { pin: '12' }, { pin: '1234567' }, { pin: 'abcd' }] as Record<
      string,
      string
    >[]) {
      const answer = await choose(teams.visitor(), path, form)
      expect([answer.status, answer.text.includes('Choose 4 to 6 digits')]).toEqual([400, true])
    }
    expect((await choose(teams.visitor(), path, { pin: '2580' })).status).toBe(303)
  })

  it('can be helped by a counter worker, at their own till and at a shared one', async () => {
    const mia = await teams.hire(business)
    expect(
      (await business.owner.post(`/api/app/tenant-members/${mia.id}/change-role`, { role: 'counter' }))
        .status,
    ).toBe(200)
    const { id } = await newCustomer()
    await show(id, mia.visitor)
    await mia.visitor.send('PUT', '/api/app/staff-pin', { pin: '4711' })
    await mia.visitor.post('/api/app/shared-till', undefined)
    expect(said(await ask(mia.visitor, id))).toEqual([
      403,
      'Nobody is at the till. Choose your name and type your PIN.',
    ])
    await mia.visitor.post('/api/app/shared-till/come', { member_id: mia.id, pin: '4711' })
    await show(id, mia.visitor)
  })

  it('gets no code before staff saw the phone, nor if the portal is off', async () => {
    const customer = await newCustomer(business, { isProven: false })
    expect(said(await ask(business.owner, customer.id))).toEqual([
      409,
      'Look at their phone and confirm the number first',
    ])
    await prove(business.owner, customer.id)
    await business.owner.send('PUT', `/api/v1/customers/${customer.id}/portal`, { enabled: false })
    expect(said(await ask(business.owner, customer.id))).toEqual([
      409,
      'The portal is switched off for this guest',
    ])
    expect(await shownLinks(customer)).toEqual([])
  })

  it('with a new number cannot use the code that was shown for the old one', async () => {
    const customer = await newCustomer()
    const edit = async (phone: string) => {
      const { body } = await business.owner.get(`/api/app/customers/${customer.id}/record`)
      const { version } = (body as { customer: { version: number } }).customer
      const changed = await business.owner.send('PATCH', `/api/v1/customers/${customer.id}`, {
        version,
        phone,
      })
      expect(changed.status).toBe(200)
    }
    const path = await show(customer.id)
    await edit('+14155579999')
    const refused = async () => {
      const answer = await choose(teams.visitor(), path, { pin: '2580' })
      expect([answer.status, answer.text.includes('This code no longer fits')]).toEqual([410, true])
    }
    await refused()
    // The old number again, which nobody has checked since.
    await edit(customer.phone)
    await refused()
  })
})
