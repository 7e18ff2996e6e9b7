import { describe, expect, it } from 'vitest'
import { queueMail } from '#tests/messages/mail.ts'
import { bounceName, readBounceName } from '../send/bounceAddress.ts'
import { addressOf, bounce, complaint, desk, handOver, setUp, stateOf } from './returnedMail.rig.ts'

setUp()

describe('a mail that comes back', () => {
  it('has left with a return address that names it, whatever a server does to its case', async () => {
    const ids = { business_id: crypto.randomUUID(), id: crypto.randomUUID() }
    const name = bounceName(desk.services.keyring, ids)
    expect(name).toMatch(/^[a-z2-7]{1,64}$/)
    const named = { businessId: ids.business_id, messageId: ids.id }
    expect(readBounceName(desk.services.keyring, name.toUpperCase())).toEqual(named)
    const forged = `${name.slice(0, -4)}${name.at(-4) === 'a' ? 'b' : 'a'}${name.slice(-3)}`
    expect(
      [forged, '', 'bounce', name.slice(0, 20)].map((one) => readBounceName(desk.services.keyring, one)),
    ).toEqual([null, null, null, null])
  })

  it('is told as failed, and an address that does not exist gets no further one', async () => {
    const business = await desk.newBusiness()
    const { messageId, customerId } = await queueMail(business)
    await desk.workOff()
    expect((await handOver(addressOf(business, messageId), bounce())).status).toBe(204)
    expect(await stateOf(business, messageId)).toMatchObject({
      state: 'rejected',
      turned_away: 'bounced',
      failure: 'The mailbox does not exist or refuses mail.',
    })
    expect(await business.customer(customerId)).toMatchObject({ opted_in_email: false })
    expect((await business.consents(customerId)).at(-1)).toMatchObject({ given: false, source: 'bounce' })
    // Repeated, the report changes nothing.
    expect((await handOver(addressOf(business, messageId), bounce())).status).toBe(204)
    expect(await business.consents(customerId)).toHaveLength(2)
  })

  it('of a full mailbox ends no consent, and one that is only late is none', async () => {
    const business = await desk.newBusiness()
    const [full, late] = [await queueMail(business), await queueMail(business)]
    await desk.workOff()
    await handOver(addressOf(business, full.messageId), bounce('5.2.2'))
    await handOver(addressOf(business, late.messageId), bounce('4.4.1', 'delayed'))
    expect(await stateOf(business, full.messageId)).toMatchObject({
      state: 'rejected',
      turned_away: 'bounced',
    })
    expect(await business.customer(full.customerId)).toMatchObject({ opted_in_email: true })
    expect(await stateOf(business, late.messageId)).toMatchObject({ state: 'accepted', turned_away: null })
  })

  it('is read though it brings a long mail along, of which only what says why is looked at', async () => {
    const business = await desk.newBusiness()
    const { messageId } = await queueMail(business)
    await desk.workOff()
    const original = `--b\r\nContent-Type: message/rfc822\r\n\r\n${'Hello again. '.repeat(60_000)}\r\n--b--\r\n`
    const long = bounce().replace('--b--\r\n', original)
    expect(long.length).toBeGreaterThan(700_000)
    expect((await handOver(addressOf(business, messageId), long)).status).toBe(204)
    expect(await stateOf(business, messageId)).toMatchObject({ state: 'rejected', turned_away: 'bounced' })
  })

  it('as a complaint ends the consent', async () => {
    const business = await desk.newBusiness()
    const { messageId, customerId } = await queueMail(business)
    await desk.workOff()
    await handOver(addressOf(business, messageId), complaint)
    expect(await business.customer(customerId)).toMatchObject({ opted_in_email: false })
    expect(await stateOf(business, messageId)).toMatchObject({ state: 'accepted', turned_away: 'complained' })
  })

  it('cannot be made up by a stranger, nor be another’s', async () => {
    const business = await desk.newBusiness()
    const { messageId, customerId } = await queueMail(business)
    await desk.workOff()
    const to = addressOf(business, messageId)
    const refused = [
      await handOver(to, bounce(), { secret: 'another secret, which is long enough' }),
      await handOver(to, bounce(), { age: 600 }),
      await handOver(to, bounce(), { signature: 'ab' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    const passedOver = [
      await handOver('somebody@bounces.regulars.example', bounce()),
      await handOver(to.replace('regulars.example', 'evil.example'), bounce()),
      await handOver(to, 'Subject: I am on holiday\r\n\r\nBack soon'),
    ]
    expect(passedOver.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await business.customer(customerId)).toMatchObject({ opted_in_email: true })
  })
})
