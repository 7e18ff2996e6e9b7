import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canonicalZone } from '#server/platform/time/timeZones.ts'
import { openProduct, type Product } from '#tests/world/product.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

let businesses = 0
const signUp = (told: { time_zone?: string; locale?: string }) => {
  const account = { company_name: 'Blue Door Café', email: `shop${++businesses}@place.example` }
  const owner = product.visitor(`198.51.100.${businesses}`)
  const signedUp = owner.post('/api/auth/sign-up', {
    ...account,
    ...{ password: 'a fine password', tier_id: FREE },
    ...told,
  })
  return { owner, signedUp }
}

async function placeOf(told: { time_zone?: string; locale?: string }) {
  const { owner, signedUp } = signUp(told)
  expect((await signedUp).status).toBe(201)
  const { body } = await owner.get('/api/auth/session')
  const { business } = (body as { session: { business: Record<string, string> } }).session
  return [business.default_country, business.currency, business.time_zone].join(' ')
}

describe('the country of a new shop', () => {
  it('is not read from a time zone or language that is too long to be one', async () => {
    expect((await signUp({ time_zone: 'Europe/'.padEnd(65, 'x') }).signedUp).status).toBe(400)
    expect((await signUp({ locale: 'en-GB'.padEnd(36, '-x') }).signedUp).status).toBe(400)
  })

  it.each([
    ['a zone that is none', { time_zone: 'Mars/Olympus', locale: 'fr-FR' }, 'FR EUR America/New_York'],
    ['an offset', { time_zone: '+05:30', locale: 'en-IN' }, 'IN INR America/New_York'],
    ['a piece of SQL', { time_zone: "UTC'; drop table x", locale: 'en-GB' }, 'GB GBP America/New_York'],
    ['an empty zone', { time_zone: '', locale: 'de-AT' }, 'AT EUR America/New_York'],
    ['a zone of no country', { time_zone: 'Etc/GMT+5', locale: 'en-US' }, 'US USD Etc/GMT+5'],
    ['Antarctica', { time_zone: 'Antarctica/Troll', locale: 'nb-NO' }, 'NO NOK Antarctica/Troll'],
    ['a language that is none', { locale: '../../etc/passwd' }, 'US USD America/New_York'],
    ['a region that is none', { locale: 'en-ZZ' }, 'US USD America/New_York'],
    ['a language without a region', { locale: 'de' }, 'US USD America/New_York'],
    ['nothing', {}, 'US USD America/New_York'],
  ])('is what is known otherwise, told %s', async (_odd, told, place) => {
    expect(await placeOf(told)).toBe(place)
  })

  it.each([
    ['Europe/Berlin', 'en-US', 'DE EUR'],
    ['europe/vienna', 'en-US', 'AT EUR'],
    ['America/New_York', 'en-GB', 'US USD'],
    ['US/Pacific', 'es-MX', 'US USD'],
    ['Asia/Kolkata', 'en-GB', 'IN INR'],
    ['Asia/Calcutta', 'en-US', 'IN INR'],
    ['America/Argentina/Buenos_Aires', 'en-US', 'AR ARS'],
    ['Europe/Jersey', 'en-GB', 'JE GBP'],
  ])('is the country of %s, whatever the language', async (time_zone, locale, place) => {
    expect(await placeOf({ time_zone, locale })).toBe(`${place} ${canonicalZone(time_zone)}`)
  })

  it('sets when it may text guests: in India from ten, elsewhere from eight', async () => {
    const hoursOf = async (time_zone: string) => {
      const { owner, signedUp } = signUp({ time_zone })
      await signedUp
      const { body } = await owner.get('/api/app/settings')
      const { texts_from_hour, texts_until_hour } = (body as { profile: Record<string, number> }).profile
      return [texts_from_hour, texts_until_hour]
    }
    expect(await hoursOf('Asia/Kolkata')).toEqual([10, 20])
    expect(await hoursOf('Europe/Berlin')).toEqual([8, 20])
  })
})
