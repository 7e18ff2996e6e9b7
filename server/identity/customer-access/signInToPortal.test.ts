import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inProof } from '#tests/engines/proof.ts'
import { messageOf, newCustomer, openPortal, type Portal, signIn } from '#tests/world/portal.ts'
import { signInToPortal } from './signInToPortal.ts'
import { portalSessions } from './tables.ts'

const NOT_FOUND = 'Phone number not found. Please check and try again.'
const DISABLED = 'Portal access is disabled. Please contact the business.'
const WRONG_PIN = 'Invalid PIN. Please try again.'
let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())
const card = '/api/app/portal/card'

/** Guesses from 0000 up. A sample does not reach the right PIN; in a full proof the phone is locked before it. */
const GUESSES = inProof(10_000, 1_000)

describe('guessing', () => {
  it(`${GUESSES} of the 10,000 PINs at once, each from another network, finds nothing and locks the phone`, async () => {
    const phone = portal.newPhone()
    await newCustomer(await portal.newBusiness(), { phone, pin: '7391' })
    const tryPin = (pin: number) =>
      signInToPortal(
        portal.services,
        { phone, country: 'US', pin: String(pin).padStart(4, '0') },
        { address: `10.${pin >> 8}.${pin & 255}.1` },
      ).then(
        () => 'signed in',
        (error: Error) => error.message,
      )
    const answers = new Map<string, number>()
    for (let pin = 0; pin < GUESSES; pin += 100) {
      const batch = await Promise.all(Array.from({ length: 100 }, (_, one) => tryPin(pin + one)))
      for (const answer of batch) answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
    expect(Object.fromEntries(answers)).toEqual({
      [WRONG_PIN]: 5,
      'Too many wrong PINs. Please try again in 15 minutes.': GUESSES - 5,
    })
    expect(messageOf(await signIn(portal.visitor(), phone, '7391'))).toMatch(/in 15 minutes/)
    portal.clock.advance(15 * 60_000)
    expect((await signIn(portal.visitor(), phone, '7391')).status).toBe(200)
  }, 600_000)

  it('locks for longer and longer', async () => {
    const phone = portal.newPhone()
    await newCustomer(await portal.newBusiness(), { phone, pin: '7391' })
    const guesses: string[] = []
    for (let guess = 0; guess < 30; guess += 1) {
      guesses.push(messageOf(await signIn(portal.visitor(), phone, '0000')))
      portal.clock.advance(3 * 60_000 + 1)
    }
    expect(guesses.filter((message) => message === WRONG_PIN)).toHaveLength(15)
    expect(guesses.at(-1)).toMatch(/in 2[34] hours/)
    expect((await signIn(portal.visitor(), phone, '7391')).status).toBe(429)
    portal.clock.advance(24 * 3_600_000)
    expect((await signIn(portal.visitor(), phone, '7391')).status).toBe(200)
  })

  it('is recorded in the log of each shop that the PIN opens, once per lock, and without the origin', async () => {
    const phone = portal.newPhone()
    const [first, second, third] = [
      await portal.newBusiness(),
      await portal.newBusiness(),
      await portal.newBusiness(),
    ] as const
    const customers = [
      await newCustomer(first, { phone, pin: '7391' }),
      await newCustomer(second, { phone, pin: '7391' }),
    ]
    await newCustomer(third, { phone, proven: false })
    const entries = () =>
      portal.rows(
        `select action, actor, customer_id, address, device from audit_entries
         where business_id = any($1) order by created_at, customer_id`,
        [[first.businessId, second.businessId, third.businessId]],
      )
    const guess = () => signIn(portal.product.visitor('198.51.100.50'), phone, '0000')
    for (let tries = 0; tries < 4; tries += 1) await guess()
    expect(await entries()).toEqual([])
    for (let tries = 0; tries < 10; tries += 1) await guess()
    const locked = customers.map((customer_id) => ({
      action: 'portal_pin_locked',
      actor: 'stranger',
      customer_id,
      address: null,
      device: null,
    }))
    expect(await entries()).toEqual(locked)
    portal.clock.advance(15 * 60_000)
    for (let tries = 0; tries < 6; tries += 1) await guess()
    expect(await entries()).toEqual([...locked, ...locked])
  })

  it('is not reset by signing in at a shop of one’s own that knows the phone', async () => {
    const phone = portal.newPhone()
    await newCustomer(await portal.newBusiness(), { phone, pin: '7391' })
    await newCustomer(await portal.newBusiness({ name: 'The attacker’s own' }), { phone, pin: '1111' })
    const wrong: number[] = []
    for (let guess = 0; guess < 10; guess += 1) {
      wrong.push((await signIn(portal.visitor(), phone, '0000')).status)
      await signIn(portal.visitor(), phone, '1111')
    }
    expect(wrong).toEqual([400, 400, 400, 400, 400, 429, 429, 429, 429, 429])
  })

  it('at which numbers are customers ends after ten unknown ones from an address, while guests there can still sign in', async () => {
    const phone = portal.newPhone()
    await newCustomer(await portal.newBusiness(), { phone, pin: '7391' })
    const wifi = '198.51.100.7'
    const ask = (asked: string, pin: string) => signIn(portal.visitor(wifi), asked, pin)
    for (let unknown = 0; unknown < 10; unknown += 1) {
      expect(messageOf(await ask(`+1415556${1000 + unknown}`, '1234'))).toBe(NOT_FOUND)
    }
    const [unknown, known] = [await ask('+14155569999', '1234'), await ask(phone, '0000')]
    expect([unknown.status, known.status]).toEqual([429, 429])
    expect(messageOf(known)).toBe(messageOf(unknown))
    expect((await ask(phone, '7391')).status).toBe(200)
  })

  it('from one address ends after sixty failures', async () => {
    const business = await portal.newBusiness()
    const customers = Array.from({ length: 13 }, () => portal.newPhone())
    for (const phone of customers) await newCustomer(business, { phone, pin: '7391' })
    const statuses: number[] = []
    for (const phone of customers)
      for (let guess = 0; guess < 5; guess += 1)
        statuses.push((await signIn(portal.visitor('198.51.100.8'), phone, '0000')).status)
    expect(statuses.indexOf(429)).toBe(60)
    expect(messageOf(await signIn(portal.visitor('198.51.100.8'), customers[0]!, '7391'))).toMatch(
      /this network/,
    )
  })
})

describe('a PIN', () => {
  it('for a phone that was never proven opens nothing', async () => {
    const phone = portal.newPhone()
    await newCustomer(await portal.newBusiness(), { phone, pin: '7391', proven: false })
    const answer = await signIn(portal.visitor(), phone, '7391')
    expect([answer.status, messageOf(answer)]).toEqual([400, WRONG_PIN])
  })

  it('is never stored in plain text', async () => {
    const phone = portal.newPhone()
    await newCustomer(await portal.newBusiness(), { phone, pin: '739146' })
    await signIn(portal.visitor(), phone, '739146')
    const kept = await portal.rows<{ all: string }>(
      `select row(c.*)::text as all from customers c where phone = $1 union all
       select row(s.*)::text from portal_sessions s join customers c on c.id = s.customer_id where c.phone = $1`,
      [phone],
    )
    expect(kept).toHaveLength(2)
    expect(kept.filter(({ all }) => /739146|argon2/.test(all))).toEqual([])
  })

  it.each(['', '12345678', 'abcd', '12 4', '१२३४'])(
    'in a wrong form (%s) is refused at its field',
    async (pin) => {
      const answer = await signIn(portal.visitor(), '+14155550000', pin)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ error: { fields: { pin: expect.any(String) } } })
    },
  )
})

describe('a refusal', () => {
  it('follows the order of the spec: unknown number, every portal closed, no PIN that fits', async () => {
    const phone = portal.newPhone()
    expect(messageOf(await signIn(portal.visitor(), phone, '7391'))).toBe(NOT_FOUND)
    await newCustomer(await portal.newBusiness(), { phone, pin: '7391', enabled: false })
    const closed = await signIn(portal.visitor(), phone, '7391')
    expect([closed.status, messageOf(closed)]).toEqual([403, DISABLED])
    await newCustomer(await portal.newBusiness(), { phone, pin: '1234' })
    expect(messageOf(await signIn(portal.visitor(), phone, '7391'))).toBe(WRONG_PIN)
  })

  it.each(['', '0', '+', 'call me', '‏٠١٢', '9'.repeat(40), '+1 (415) 555-0000 ext. 12'])(
    'a number that is none (%s) is never a failure of ours',
    async (phone) => {
      expect([400, 429]).toContain((await signIn(portal.visitor(), phone, '1234')).status)
    },
  )
})

describe('signing in', () => {
  it.each(['(415) 555-7001', '415 555 7001', '1 415 555 7001', '+1 415-555-7001', '14155557001'])(
    'understands a number as people type it (%s)',
    async (typed) => {
      const phone = '+14155557001'
      const known = await portal.rows('select 1 from customers where phone = $1', [phone])
      if (known.length === 0) await newCustomer(await portal.newBusiness(), { phone })
      expect((await signIn(portal.visitor(), typed, '4711', { country: 'US' })).status).toBe(200)
    },
  )

  it('reads a national number in the country it was typed in', async () => {
    await newCustomer(await portal.newBusiness(), { phone: '+447400123456' })
    expect((await signIn(portal.visitor(), '07400 123456', '4711', { country: 'GB' })).status).toBe(200)
    expect((await signIn(portal.visitor(), '07400 123456', '4711', { country: 'US' })).status).toBe(400)
  })

  it('sets a cookie that scripts cannot read, stores only its hash and records the time', async () => {
    const phone = portal.newPhone()
    const visitor = portal.visitor()
    const id = await newCustomer(await portal.newBusiness(), { phone })
    const answer = await signIn(visitor, phone, '4711')
    expect(answer.body).toMatchObject({
      session: { customerId: id, name: 'Ada Guest', phone },
      businesses: [],
    })
    const cookie = answer.headers.getSetCookie().at(-1)!
    expect(cookie).toMatch(/^regulars_portal=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = visitor.cookies.get('regulars_portal')!
    const sessions = await portal.services.database.transaction(
      { businessId: (answer.body as { session: { businessId: string } }).session.businessId },
      (tx) => tx.select().from(portalSessions),
    )
    expect(JSON.stringify(sessions)).not.toContain(token)
    const [customer] = await portal.rows<{ at: Date }>(
      'select last_login_at as at from customers where id = $1',
      [id],
    )
    expect(new Date(customer!.at)).toEqual(portal.clock.now())
    expect((await visitor.get(card)).status).toBe(200)
  })

  it('limits its cookies to https and this host when the product is reached by https', async () => {
    const secure = await openPortal({ publicUrl: 'https://card.example' })
    try {
      const phone = secure.newPhone()
      await newCustomer(await secure.newBusiness(), { phone })
      const answer = await signIn(secure.visitor(), phone, '4711')
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^__Host-regulars_portal_known=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
        expect.stringMatching(
          /^__Host-regulars_portal=[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
      ])
    } finally {
      await secure.close()
    }
  })

  it('offers the shops whose PIN fits, and opens the chosen one with the PIN', async () => {
    const phone = portal.newPhone()
    const [bar, baker, stranger] = await Promise.all(
      ['Bar', 'Baker', 'Stranger'].map((name) => portal.newBusiness({ name })),
    )
    await newCustomer(bar!, { phone, pin: '4711' })
    await newCustomer(baker!, { phone, pin: '4711' })
    await newCustomer(stranger!, { phone, pin: '9999' })
    const visitor = portal.visitor()
    const offered = (await signIn(visitor, phone, '4711')).body as {
      session: null
      businesses: { company_name: string }[]
    }
    expect(offered.session).toBeNull()
    expect(offered.businesses.map(({ company_name }) => company_name).sort()).toEqual(['Baker', 'Bar'])
    expect(visitor.cookies.size).toBe(0)
    const wrongBusiness = await signIn(visitor, phone, '4711', { business_id: stranger!.businessId })
    expect(wrongBusiness.body).toMatchObject({ session: null })
    const entered = await signIn(visitor, phone, '4711', { business_id: baker!.businessId })
    expect(entered.body).toMatchObject({ session: { businessId: baker!.businessId } })
    expect((await visitor.get(card)).body).toMatchObject({ business: { company_name: 'Baker' } })
  })
})
