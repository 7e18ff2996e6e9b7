import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Clock } from '#server/platform/time/clock.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { type Business, doMainJob } from './mainJob.ts'

const BUSINESSES = 20

/** Both installations, with the same businesses. */
let plain: Product
let cluster: Product
let onPlain: Business[]
let onCluster: Business[]
beforeAll(async () => {
  plain = await openProduct(fromMorning(), { engine: 'postgres' })
  onPlain = await openBusinesses(plain)
  cluster = await openProduct(fromMorning())
  onCluster = await openBusinesses(cluster)
})
afterAll(async () => {
  await plain?.close()
  await cluster?.close()
})

/** Begins with the last ten past ten in New York, so that both installations work in the same hour of the day. */
function fromMorning(): Clock {
  const began = Date.now()
  const morning = new Date(began).setUTCHours(15, 10, 0, 0)
  const first = morning > began ? morning - 86_400_000 : morning
  return { now: () => new Date(first + Date.now() - began) }
}

async function openBusinesses(product: Product): Promise<Business[]> {
  const businesses: Business[] = []
  for (let n = 1; n <= BUSINESSES; n++) businesses.push(await doMainJob(product, n))
  return businesses
}

/** The answers of a business, with what no two installations share named by its order: ids and codes; moments are left out. */
function comparable({ answers }: Business): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).map(([what, { status, text }]) => {
      const met: string[] = []
      const named = text.replace(moment, '<moment>').replace(drawn, (value) => {
        if (!met.includes(value)) met.push(value)
        return `<drawn ${met.indexOf(value)}>`
      })
      return [what, `${status} ${named}`]
    }),
  )
}

const moment = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
const drawn = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|"[A-Z0-9]+(-[A-Z0-9]+)+"|"[A-Z0-9]{6,12}"/g

describe('the main job of 20 shops through the coordinator', () => {
  it('gets each answer as on one PostgreSQL', () => {
    for (let n = 0; n < BUSINESSES; n++) expect(comparable(onCluster[n]!)).toEqual(comparable(onPlain[n]!))
    expect(Object.keys(onCluster[0]!.answers).length).toBeGreaterThan(15)
  })

  it('leaves each shop with its own guest alone', async () => {
    for (const { owner, customerId } of onCluster) {
      const { body } = await owner.get('/api/v1/customers')
      expect((body as { data: { id: string }[] }).data.map(({ id }) => id)).toEqual([customerId])
      for (const other of onCluster.filter((business) => business.customerId !== customerId).slice(0, 2))
        expect((await owner.get(`/api/v1/customers/${other.customerId}`)).status).toBe(404)
    }
  })
})
