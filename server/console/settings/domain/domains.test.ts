import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { customerUrl, readHost } from '#server/businesses/branding/index.ts'
import type { MessageBusiness } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { addDomain, removeDomain } from './addDomain.ts'
import { proveDomain, proveDueDomains } from './proveDomain.ts'
import { readDomain } from './readDomain.ts'

const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR

let desk: Desk
let hosts = 0
const newHost = () => `card.shop${hosts++}.localhost`
beforeAll(async () => {
  desk = await openDesk()
})
afterEach(() => {
  for (const name of Object.keys(desk.standIns.zone)) delete desk.standIns.zone[name]
})
afterAll(() => desk?.close())

const domainOf = async (business: MessageBusiness) => (await business.run(readDomain)).claim!
/** Writes the record into the DNS of the domain. */
const writeProof = async (business: MessageBusiness) => {
  const { proof } = (await domainOf(business)).records
  desk.standIns.zone[proof.name] = [proof.value]
}
const check = (business: MessageBusiness) => proveDomain(desk.services, business.businessId)
async function businessWith(host: string, { proven = true } = {}) {
  const business = await openCampaignBusiness(desk)
  await business.run((ctx) => addDomain(ctx, host))
  if (!proven) return business
  await writeProof(business)
  await check(business)
  return business
}

describe('a domain', () => {
  it('leads guests to it once its DNS says so, and not before', async () => {
    const host = newHost()
    const business = await businessWith(host, { proven: false })
    await check(business)
    expect(await domainOf(business)).toMatchObject({
      state: 'pending',
      records: { proof: { state: 'missing' } },
    })
    expect(await business.run(customerUrl)).toBe(desk.services.publicUrl)
    desk.standIns.zone[`_regulars.${host}`] = ['regulars=somebody-elses']
    await check(business)
    expect(await domainOf(business)).toMatchObject({
      state: 'pending',
      records: { proof: { state: 'wrong' } },
    })
    await writeProof(business)
    await check(business)
    expect(await domainOf(business)).toMatchObject({ state: 'proven', url: await business.run(customerUrl) })
    expect(await business.run(customerUrl)).toContain(`//${host}`)
  })

  it('is asked for every hour until it is proven, and then every week', async () => {
    const business = await businessWith(newHost(), { proven: false })
    await writeProof(business)
    await proveDueDomains(desk.services)
    expect((await domainOf(business)).state).toBe('pending')
    desk.clock.advance(HOUR)
    await proveDueDomains(desk.services)
    const { state, next_check_at } = await domainOf(business)
    expect([state, next_check_at]).toEqual([
      'proven',
      new Date(desk.clock.now().getTime() + WEEK).toISOString(),
    ])
  })

  it('is asked for, whatever becomes of the round of another shop', async () => {
    const [broken, business] = [
      await businessWith(newHost(), { proven: false }),
      await businessWith(newHost(), { proven: false }),
    ]
    await writeProof(business)
    desk.clock.advance(HOUR)
    const { database } = desk.services
    const failing: typeof database.transaction = (scope, work) =>
      scope.businessId === broken.businessId
        ? Promise.reject(new Error('Something of ours'))
        : database.transaction(scope, work)
    const half = { ...desk.services, database: { ...database, transaction: failing } }
    await expect(proveDueDomains(half)).rejects.toThrow('1 domains')
    expect((await domainOf(business)).state).toBe('proven')
  })

  it('is not asked for any more after two weeks in vain', async () => {
    const business = await businessWith(newHost(), { proven: false })
    desk.clock.advance(2 * WEEK)
    await proveDueDomains(desk.services)
    expect(await domainOf(business)).toMatchObject({ state: 'pending', next_check_at: null })
  })

  it('that another shop has proven is not for anybody else, until it is given up', async () => {
    const host = newHost()
    const [first, second] = [
      await businessWith(host, { proven: false }),
      await businessWith(host, { proven: false }),
    ]
    await writeProof(first)
    await check(first)
    const values = await Promise.all(
      [first, second].map(async (business) => (await domainOf(business)).records.proof.value),
    )
    desk.standIns.zone[`_regulars.${host}`] = values
    await check(second)
    expect([(await domainOf(first)).state, (await domainOf(second)).state]).toEqual(['proven', 'taken'])
    const third = await businessWith(host, { proven: false })
    await check(third)
    expect((await domainOf(third)).state).toBe('taken')
    await first.run(removeDomain)
    await check(second)
    expect((await domainOf(second)).state).toBe('proven')
  })

  it('whose record is gone moves to who proves it, at once, and its shop is told', async () => {
    const host = newHost()
    const [holder, newcomer] = [await businessWith(host), await businessWith(host, { proven: false })]
    await check(newcomer)
    expect((await domainOf(newcomer)).state).toBe('taken')
    // The newcomer's record replaces the holder's.
    await writeProof(newcomer)
    await check(newcomer)
    expect([(await domainOf(holder)).state, (await domainOf(newcomer)).state]).toEqual(['taken', 'proven'])
    expect(await newcomer.run(customerUrl)).toContain(`//${host}`)
    expect(await holder.run(customerUrl)).toBe(desk.services.publicUrl)
    await desk.workOff('all')
    const { email } = await holder.business()
    expect(desk.mailbox.mails(email).at(-1)).toMatchObject({ subject: `${host} was switched off` })
  })

  it('stays where it is while its own record is there, or nobody can be asked for it', async () => {
    const host = newHost()
    const [holder, newcomer] = [await businessWith(host), await businessWith(host, { proven: false })]
    const [theirs, ours] = [(await domainOf(holder)).records.proof, (await domainOf(newcomer)).records.proof]
    desk.standIns.zone[ours.name] = [theirs.value, ours.value]
    await check(newcomer)
    expect([(await domainOf(holder)).state, (await domainOf(newcomer)).state]).toEqual(['proven', 'taken'])
    desk.standIns.zone[ours.name] = [ours.value]
    let asked = 0
    const txt = async (name: string) => {
      asked += 1
      if (asked > 1) throw new Error('no answer')
      return desk.services.dns.txt(name)
    }
    await proveDomain({ ...desk.services, dns: { ...desk.services.dns, txt } }, newcomer.businessId)
    expect([(await domainOf(holder)).state, (await domainOf(newcomer)).state]).toEqual(['proven', 'taken'])
  })

  it('proven by two shops at the same moment is one shop’s', async () => {
    const host = newHost()
    const businesses = [
      await businessWith(host, { proven: false }),
      await businessWith(host, { proven: false }),
    ]
    const { standIns } = desk
    const values = await Promise.all(
      businesses.map(async (business) => (await domainOf(business)).records.proof.value),
    )
    standIns.zone[`_regulars.${host}`] = values
    await Promise.all(businesses.map(check))
    const states = await Promise.all(businesses.map(async (business) => (await domainOf(business)).state))
    expect(states.sort()).toEqual(['proven', 'taken'])
  })

  it('whose proof is gone goes on for three weeks, with a mail each, and is back with its proof', async () => {
    const business = await businessWith(newHost())
    const { email } = await business.business()
    const { proof } = (await domainOf(business)).records
    delete desk.standIns.zone[proof.name]
    await check(business)
    expect((await domainOf(business)).state).toBe('proven')
    for (const state of ['failing', 'failing', 'off']) {
      desk.clock.advance(WEEK)
      await proveDueDomains(desk.services)
      expect((await domainOf(business)).state).toBe(state)
    }
    expect(await business.run(customerUrl)).toBe(desk.services.publicUrl)
    await desk.workOff('all')
    expect(desk.mailbox.mails(email).map(({ subject }) => subject.replace(/^\S+ /, ''))).toEqual(
      expect.arrayContaining(['needs your attention', 'needs your attention', 'was switched off']),
    )
    await writeProof(business)
    await check(business)
    expect(await domainOf(business)).toMatchObject({ state: 'proven', off_after: null })
  })

  it('is not lost while its DNS cannot be asked', async () => {
    const business = await businessWith(newHost())
    const away = async () => Promise.reject(new Error('no answer'))
    const dns = { txt: away, cname: away, mx: away, addresses: away }
    for (let week = 0; week < 4; week += 1) {
      desk.clock.advance(WEEK)
      await proveDomain({ ...desk.services, dns }, business.businessId)
    }
    expect((await domainOf(business)).state).toBe('proven')
  })

  it('no longer leads guests to it when the plan ends, and is kept', async () => {
    const business = await businessWith(newHost())
    await business.change({ subscription_status: 'canceled' })
    expect(await business.run(customerUrl)).toBe(desk.services.publicUrl)
    expect(await business.run(readDomain)).toMatchObject({ included: false, claim: { state: 'proven' } })
    await business.run(removeDomain)
    await expect(business.run((ctx) => addDomain(ctx, newHost()))).rejects.toMatchObject({
      code: 'limit_reached',
    })
  })

  it('cannot be given to itself by the application', async () => {
    const business = await businessWith(newHost(), { proven: false })
    await expect(
      business.run(({ tx }) => tx.execute('update custom_domains set proven_at = now()')),
    ).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})

describe('a typed name', () => {
  const PUBLIC = 'https://regulars.app'
  it.each([
    ['Card.Blue-Door.com', 'card.blue-door.com'],
    [' https://card.blue-door.com/ ', 'card.blue-door.com'],
    ['karte.café-türe.com', 'karte.xn--caf-tre-dya7o.com'],
    ['card.blue-door.com.', 'card.blue-door.com'],
  ])('%s is read', (typed, host) => {
    expect(readHost(typed, PUBLIC)).toEqual({ host })
  })

  it.each([
    ...['regulars.app', 'x.regulars.app', 'app', '192.0.2.1', '0x7f.1', '[::1]', 'card', 'blue-door.com'],
    ...['card.localhost', 'card.shop.local', 'card.shop.internal', '_x.shop.com', 'card.-x.com', 'a..b.com'],
    ...['card.shop.com:8080', 'card.shop.com/path', 'me@card.shop.com', 'card shop.com', 'card.shop.com?x=1'],
    ...['javascript:alert(1)', `${'a'.repeat(64)}.shop.com`, '*.shop.com'],
  ])('%s is none', (typed) => {
    expect(readHost(typed, PUBLIC)).toMatchObject({ wrong: expect.any(String) })
  })
})
