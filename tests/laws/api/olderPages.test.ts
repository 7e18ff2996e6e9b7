import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiDocument } from '#server/console/developers/contract.ts'
import { movedAddresses, presentAddress } from '#server/movedAddresses.ts'
import { readDocument, readReleases } from '#tests/upgrades/release.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { brokenOf, type Promised, promisesOf } from './promisesOfApi.ts'

/** Calls that pages of the last release do without: they ask whether these are there. */
const notMissed = ['GET /api/app/customers/{id}/record no longer answers same_phone']

const releases = readReleases().map(({ version }) => version)
const last = releases.at(-1)!

let product: Product
let now: Record<string, Promised>
beforeAll(async () => {
  product = await openProduct()
  now = promisesOf((await product.visitor().get('/api/openapi.json')).body as ApiDocument, '/api/')
})
afterAll(() => product?.close())

/** The calls of a page of the last release, at the addresses that answer for them today. */
function calledByPages(): Record<string, Promised> {
  const calls = Object.entries(promisesOf(readDocument(last), '/api/'))
  return Object.fromEntries(
    calls.map(([call, promised]) => {
      const [method, path] = call.split(' ')
      const present = presentAddress(path!)
      // The server makes it for those who come by a moved address.
      const key = present !== path && method === 'POST' ? ['header.idempotency-key'] : []
      return [`${method} ${present}`, { ...promised, required: [...new Set([...promised.required, ...key])] }]
    }),
  )
}

describe('a page that was opened before an upgrade', () => {
  it('finds each call of the last release, with what it sends and reads', () => {
    const before = calledByPages()
    expect(Object.keys(before).length).toBeGreaterThan(200)
    const broken = brokenOf(before, now)
    const isMissed = (one: string) => !notMissed.some((other) => one === other || one.startsWith(`${other}.`))
    expect(broken.filter(isMissed)).toEqual([])
    expect(notMissed.filter((one) => !broken.includes(one))).toEqual([])
  })

  it('calls moved addresses that hide none of today', () => {
    const hidden = Object.keys(now).filter(
      (call) => presentAddress(call.split(' ')[1]!) !== call.split(' ')[1],
    )
    expect(hidden).toEqual([])
  })

  it('is of the last release, or of the one before it while that was upgraded to', () => {
    const gone = movedAddresses.filter(({ pagesOf }) => !releases.slice(-2).includes(pagesOf))
    expect(gone).toEqual([])
  })
})
