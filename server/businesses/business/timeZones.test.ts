import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canonicalZone, timeZones } from '#server/platform/time/timeZones.ts'
import { joiningAt, openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'

let product: Product
const rows = <Row>(text: string, values: unknown[] = []) => joiningAt(product).rows<Row>(text, values)
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.close())

/** Names that Intl knows and PostgreSQL does not, and one name out of several that both know. */
const otherNames = [
  ['NET', 'Asia/Yerevan'],
  ['MIT', 'Pacific/Apia'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['europe/berlin', 'Europe/Berlin'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['Zulu', 'UTC'],
]
const none = [
  'Mars/Olympus',
  '+05:30',
  'Foo+5',
  'SystemV/PST8',
  'posix/Europe/Berlin',
  '',
  "UTC'; drop table x",
]

const zoneOf = async (owner: Visitor) =>
  ((await owner.get('/api/app/settings')).body as { profile: { time_zone: string } }).profile.time_zone
let businesses = 0
async function signUp(time_zone: string): Promise<Visitor> {
  const owner = product.visitor(`198.51.100.${++businesses}`)
  const account = {
    company_name: 'Blue Door',
    email: `zone${businesses}@place.example`,
    password: 'a fine password',
  }
  const tier_id = '01939c00-0000-7000-8000-000000000001'
  expect((await owner.post('/api/auth/sign-up', { ...account, tier_id, time_zone })).status).toBe(201)
  return owner
}
async function save(owner: Visitor, time_zone: string) {
  const { profile, version } = (await owner.get('/api/app/settings')).body as {
    profile: object
    version: number
  }
  return owner.send('PUT', '/api/app/settings/profile', { version, ...profile, time_zone })
}

describe('a time zone', () => {
  it.each(otherNames)(
    'that a stranger calls %s is kept as %s, which the database knows',
    async (name, zone) => {
      expect(await zoneOf(await signUp(name!))).toBe(zone)
      const { owner } = await openBusinessWithCode(product)
      expect((await save(owner, name!)).status).toBe(200)
      expect(await zoneOf(owner)).toBe(zone)
    },
  )

  it.each(none)('is not %j, at no door', async (name) => {
    expect(await zoneOf(await signUp(name))).toBe('America/New_York')
    const { owner } = await openBusinessWithCode(product)
    expect((await save(owner, name)).status).toBe(400)
  })

  it.each(['NET', 'EST', 'europe/berlin', ...none])(
    'that is %j is refused by the table itself',
    async (name) => {
      const { businessId } = await openBusinessWithCode(product)
      const kept = rows('update businesses set time_zone = $2 where id = $1', [businessId, name])
      await expect(kept).rejects.toThrow(/businesses_time_zone/)
    },
  )

  it('has one name, which the database knows and tells the same time by', async () => {
    const zones = [...timeZones(), 'UTC', 'Etc/GMT+5']
    expect(zones.map(canonicalZone)).toEqual(zones)
    const moments = ['2024-01-15T12:00:00Z', '2024-07-15T12:00:00Z']
    const told = await rows<{ zone: string; moment: string; hour: number | null }>(
      `select zone, moment, extract(hour from local_time(moment::timestamptz, zone))::int as hour
       from unnest($1::text[]) zone, unnest($2::text[]) moment where is_time_zone(zone)`,
      [zones, moments],
    )
    expect(told).toHaveLength(2 * zones.length)
    const hourByIntl = ({ zone, moment }: { zone: string; moment: string }) =>
      Number(
        new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(
          new Date(moment),
        ),
      )
    expect(told.filter((one) => one.hour !== hourByIntl(one))).toEqual([])
  })
})
