import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { generateQrCode as request } from './contract.ts'
import { deleteQrCode } from './deleteQrCode.ts'
import { generateQrCode, type NewQrCode } from './generateQrCode.ts'
import { addScan, findByCode, listQrCodes } from './queries.ts'

let world: World
let business: TestBusiness
let other: TestBusiness
beforeAll(async () => {
  world = await newWorld()
  business = await world.newBusiness()
  other = await world.newBusiness({ name: 'Barber Bob' })
})
afterAll(() => world.close())

const generate = (input: NewQrCode = {}) => business.run((ctx) => generateQrCode(ctx, input))
const schema = request.request.body.content['application/json'].schema

describe('the target of a QR code', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'sms:+12015550123',
    '//evil.example',
    'blue-door.example',
    'https://',
    'https://localhost/',
    'http://user:pw@evil.example/',
    'https://bank.example@evil.example/',
    'https://bank.example%2f@evil.example/',
    'https:\\\\bank.example@evil.example/',
    `https://blue-door.example/${'x'.repeat(2000)}`,
  ])('is never %j', (custom_url) => {
    expect(schema.safeParse({ custom_url }).success).toBe(false)
  })

  it('is not a sign-up form of ours, which would be a loop', async () => {
    const { code } = await generate()
    for (const custom_url of [
      `http://sunrise.test/signup-form/${code}`,
      'http://SUNRISE.test/a/../signup-form/x',
    ])
      await expect(generate({ custom_url })).rejects.toMatchObject({
        fields: { custom_url: 'Leave this empty to lead to your sign-up form' },
      })
  })

  it('is only our form until the owner’s address is proven: no stranger redirects from our address', async () => {
    const stranger = await world.newBusiness({ name: 'A stranger', proven: false })
    const make = (input: NewQrCode) => stranger.run((ctx) => generateQrCode(ctx, input))
    await expect(make({ custom_url: 'https://evil.example/login' })).rejects.toMatchObject({
      code: 'forbidden',
      details: { reason: 'owner not proven' },
    })
    expect((await make({})).custom_url).toBeNull()
  })

  it('is stored as browsers write it, so that a redirect accepts it', async () => {
    const { custom_url } = await generate({ custom_url: 'https://münchen.example/a b?c=\u20ac' })
    expect(custom_url).toBe('https://xn--mnchen-3ya.example/a%20b?c=%E2%82%AC')
  })
})

describe('a repeated request for a QR code under its key', () => {
  it('is refused for another code', async () => {
    await generate({ location_name: 'Bar', idempotencyKey: 'mine' })
    await expect(generate({ location_name: 'Door', idempotencyKey: 'mine' })).rejects.toMatchObject({
      code: 'conflict',
      details: { reason: 'key_reused' },
    })
  })

  it('makes it once, even with two at the same time', async () => {
    const wanted = { location_name: 'Terrace', idempotencyKey: 'a lost answer' }
    const codes = (await Promise.all([generate(wanted), generate(wanted)])).map(({ code }) => code)
    expect(new Set(codes).size).toBe(1)
  })

  it('makes each shop’s own code under the same key', async () => {
    const wanted = { idempotencyKey: 'shared' }
    const theirs = await other.run((ctx) => generateQrCode(ctx, wanted))
    expect((await generate(wanted)).id).not.toBe(theirs.id)
    await other.run((ctx) => deleteQrCode(ctx, { qrCodeId: theirs.id }))
  })
})

describe('a shop’s QR codes', () => {
  it('cannot be listed, deleted or counted by another shop', async () => {
    const { id } = await generate()
    expect(await other.run(listQrCodes)).toEqual([])
    await expect(other.run((ctx) => deleteQrCode(ctx, { qrCodeId: id }))).rejects.toMatchObject({
      code: 'not_found',
    })
    await other.run((ctx) => addScan(ctx, id))
    expect((await business.run(listQrCodes)).find((one) => one.id === id)).toMatchObject({ scan_count: 0 })
  })

  it('have codes that do not help to guess one another', async () => {
    const codes = await Promise.all(Array.from({ length: 40 }, async () => (await generate()).code))
    expect(new Set(codes).size).toBe(40)
    for (let place = 0; place < 12; place++)
      expect(new Set(codes.map((code) => code[place])).size).toBeGreaterThan(8)
  })

  it('come newest first, active and not yet scanned', async () => {
    await generate({ location_name: 'Till' })
    business.passMinutes(1)
    await generate({ location_name: '  Window ' })
    const [newest, before] = await business.run(listQrCodes)
    expect([newest!.location_name, before!.location_name]).toEqual(['Window', 'Till'])
    expect(newest).toMatchObject({ active: true, scan_count: 0, signup_count: 0, custom_url: null })
  })

  it('are found by their code, typed in any case, until they are deleted', async () => {
    const { id, code } = await generate()
    const find = () => business.run((ctx) => findByCode(ctx.tx, code.toLowerCase()))
    expect(await find()).toMatchObject({ id, business_id: business.businessId })
    await business.run((ctx) => deleteQrCode(ctx, { qrCodeId: id }))
    expect(await find()).toBeUndefined()
    await expect(business.run((ctx) => deleteQrCode(ctx, { qrCodeId: id }))).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
