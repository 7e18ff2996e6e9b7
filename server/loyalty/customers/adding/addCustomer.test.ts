import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBusiness } from '#server/businesses/business/index.ts'
import { businesses } from '#server/businesses/business/tables.ts'
import type { Refusal } from '#server/platform/context/refusal.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { consents, customers } from '../tables.ts'
import { addCustomer, type NewCustomer } from './addCustomer.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const add = (business: TestBusiness, input: NewCustomer) => business.run((ctx) => addCustomer(ctx, input))
const usage = (business: TestBusiness) =>
  business.run(async (ctx) => (await findBusiness(ctx.tx, ctx.businessId)).usage_customers)
const countRows = (business: TestBusiness) =>
  business.run(async (ctx) => (await ctx.tx.select().from(customers)).length)

describe('what adding a customer refuses', () => {
  it('a phone that a customer of the shop has, however it is written, with that customer’s name', async () => {
    const business = await world.newBusiness()
    const ada = await add(business, { first_name: 'Ada', last_name: 'Lovelace', phone: '(201) 555-0123' })
    const refused = add(business, { first_name: 'Eve', phone: '+1 201-555-0123' })
    await expect(refused).rejects.toMatchObject({
      code: 'conflict',
      message: `This phone number belongs to Ada Lovelace (${ada.unique_customer_id})`,
      details: { customer: { id: ada.id } },
    })
    expect(await countRows(business)).toBe(1)
    expect(await usage(business)).toBe(1)
  })

  it('the same phone twice at the same moment: one of two tills is told who has it', async () => {
    const business = await world.newBusiness()
    const both = await Promise.allSettled([1, 2].map(() => add(business, { phone: '201-555-0123' })))
    const refused = both.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(refused.map(({ reason }) => (reason as Refusal).code)).toEqual(['conflict'])
    expect(await usage(business)).toBe(1)
  })

  it('one more than the plan includes, even when two ask for the last place at once', async () => {
    const business = await world.newBusiness({ plan: 'Free' })
    for (let n = 0; n < 49; n++) await add(business, {})
    const both = await Promise.allSettled([add(business, {}), add(business, {})])
    const refused = both.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(refused.map(({ reason }) => (reason as Refusal).code)).toEqual(['limit_reached'])
    expect(refused[0]!.reason).toMatchObject({ details: { allowed: 50, upgrade: '/subscription' } })
    expect([await countRows(business), await usage(business)]).toEqual([50, 50])
  })

  it.each(['12', 'call me', '+999 1234567', '555-0123-4567-8901-2345', "'; drop table customers; --", '☎️'])(
    'the phone %j, with an example from the shop’s country',
    async (phone) => {
      const business = await world.newBusiness()
      await expect(add(business, { phone })).rejects.toMatchObject({
        code: 'invalid',
        fields: { phone: 'Enter a phone number such as (201) 555-0123' },
      })
      expect(await usage(business)).toBe(0)
    },
  )

  it('a birthday in the future, by the shop’s calendar', async () => {
    const business = await world.newBusiness({
      timeZone: 'Pacific/Auckland',
      now: new Date('2026-03-02T20:00:00Z'),
    })
    await expect(add(business, { birthday: '2026-03-04' })).rejects.toMatchObject({
      fields: { birthday: 'Enter a date of birth in the past' },
    })
    expect((await add(business, { birthday: '2026-03-03' })).birthday).toBe('2026-03-03')
  })
})

describe('a customer who is added', () => {
  it('needs no field at all, and has an id that can be read out', async () => {
    const business = await world.newBusiness()
    const [one, other] = [await add(business, {}), await add(business, { first_name: '  ', phone: '' })]
    expect(one).toMatchObject({ first_name: null, last_name: null, email: null, phone: null, birthday: null })
    expect(other).toMatchObject({ first_name: null, phone: null, auth_phone: null })
    expect(one.unique_customer_id).toMatch(/^CUS[A-Z0-9]{8}$/)
    expect(one.unique_customer_id).not.toBe(other.unique_customer_id)
  })

  it.each(['\u200b', ' \u2060 \u200d', '\u3164', '\u2800', '\u00ad\ufe0f', '\u202e'])(
    'has no name where nothing of it can be seen: %j',
    async (first_name) => {
      const business = await world.newBusiness()
      const added = await add(business, { first_name, last_name: 'Seen' })
      expect(added).toMatchObject({ first_name: null, last_name: 'Seen' })
    },
  )

  it('of whom nothing is told is added, with a name that nobody sees as without one', async () => {
    const business = await world.newBusiness()
    for (const person of [{}, { first_name: '' }, { first_name: '\u200b' }])
      expect(await add(business, person)).toMatchObject({
        first_name: null,
        last_name: null,
        email: null,
        phone: null,
      })
  })

  it('may have the phone of another shop’s customer', async () => {
    const [one, other] = [await world.newBusiness(), await world.newBusiness()]
    await add(one, { phone: '201-555-0123' })
    expect((await add(other, { phone: '201-555-0123' })).phone).toBe('+12015550123')
  })

  it('without a given consent has agreed to nothing, and no proof is stored', async () => {
    const business = await world.newBusiness()
    const silent = await add(business, { phone: '201-555-0124' })
    expect(silent).toMatchObject({ opted_in_sms: false, opted_in_email: false })
    expect(await business.run((ctx) => ctx.tx.select().from(consents))).toEqual([])
  })

  it.each([
    ['in_person', 'The customer told a member of staff that they want text messages.'],
    ['on_paper', 'The customer signed on paper that they want text messages.'],
  ] as const)('who agreed (%s) has that as the proof', async (consent_given, wording) => {
    const business = await world.newBusiness()
    const { id } = await add(business, { phone: '201-555-0123', opted_in_sms: true, consent_given })
    const proofs = await business.run((ctx) => ctx.tx.select().from(consents))
    expect(proofs).toMatchObject([
      {
        ...{ customer_id: id, channel: 'sms', given: true, source: 'given to staff', wording },
        recorded_by: business.ben.userId,
      },
    ])
  })

  it.each(['opted_in_sms', 'opted_in_email'] as const)(
    'is not added with %s if nobody says how that was given',
    async (optIn) => {
      const business = await world.newBusiness()
      await expect(add(business, { phone: '201-555-0123', [optIn]: true })).rejects.toMatchObject({
        code: 'invalid',
        fields: { consent_given: expect.any(String) },
      })
      expect(await business.run((ctx) => ctx.tx.select().from(consents))).toEqual([])
    },
  )

  it.each([
    ['emoji', '👩‍👩‍👧 Zoë 🇯🇵', '👩‍👩‍👧 Zoë 🇯🇵'],
    ['right to left', 'محمد بن سلمان', 'محمد بن سلمان'],
    ['combining marks', 'Zoe\u0308', 'Zoë'],
    ['a null character', 'A\u0000da', 'A da'],
    ['a line break', 'Ada\r\nBcc: all', 'Ada Bcc: all'],
    ['a direction override', 'Ada\u202Egnp.exe', 'Adagnp.exe'],
    ['half an emoji', 'Ada \ud83d', 'Ada \ufffd'],
    ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('keeps a name with %s as far as it is a name', async (_, typed, kept) => {
    const business = await world.newBusiness()
    expect((await add(business, { first_name: typed })).first_name).toBe(kept)
  })

  it.each([
    ['US', '(415) 555-2671', '+14155552671'],
    ['CA', '604 555 0199', '+16045550199'],
    ['GB', '07400 123456', '+447400123456'],
    ['IE', '085 012 3456', '+353850123456'],
    ['DE', '01512 3456789', '+4915123456789'],
    ['AT', '0664 123456', '+43664123456'],
    ['CH', '078 123 45 67', '+41781234567'],
    ['FR', '06 12 34 56 78', '+33612345678'],
    ['IT', '312 345 6789', '+393123456789'],
    ['ES', '612 34 56 78', '+34612345678'],
    ['NL', '06-12345678', '+31612345678'],
    ['SE', '070-123 45 67', '+46701234567'],
    ['PL', '512 345 678', '+48512345678'],
    ['TR', '0501 234 56 78', '+905012345678'],
    ['AE', '050 123 4567', '+971501234567'],
    ['IN', '081234 56789', '+918123456789'],
    ['JP', '090-1234-5678', '+819012345678'],
    ['AU', '0412 345 678', '+61412345678'],
    ['BR', '(11) 96123-4567', '+5511961234567'],
    ['MX', '222 123 4567', '+522221234567'],
    ['ZA', '071 123 4567', '+27711234567'],
    ['US', '+49 1512 3456789', '+4915123456789'],
  ])('in %s has the phone %s as %s', async (country, typed, e164) => {
    const business = await world.newBusiness()
    await business.run((ctx) =>
      ctx.tx.update(businesses).set({ default_country: country }).where(eq(businesses.id, ctx.businessId)),
    )
    expect(await add(business, { phone: typed })).toMatchObject({ phone: e164, auth_phone: e164.slice(1) })
  })
})
