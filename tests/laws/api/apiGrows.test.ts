import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiDocument } from '#server/console/developers/contract.ts'
import { readDocument, readReleases } from '#tests/upgrades/release.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { brokenOf, type Promised, promisesOf } from './promisesOfApi.ts'

let product: Product
let now: Record<string, Promised>
beforeAll(async () => {
  product = await openProduct()
  now = promisesOf((await product.visitor().get('/api/openapi.json')).body as ApiDocument, '/api/v1/')
})
afterAll(() => product?.close())

describe('/api/v1', () => {
  it.each(readReleases())('keeps each call, field and value that $version promised', ({ version }) => {
    const before = promisesOf(readDocument(version), '/api/v1/')
    expect(Object.keys(before).length).toBeGreaterThan(30)
    expect(brokenOf(before, now)).toEqual([])
  })

  it('is refused by this law when something of it is lost, changed or newly required', () => {
    const change = (edit: (call: Promised) => void) => {
      const changed = structuredClone(now)
      edit(changed['POST /api/v1/purchases']!)
      return brokenOf(now, changed)
    }
    expect(brokenOf(now, now)).toEqual([])
    const { 'POST /api/v1/purchases': _gone, ...others } = now
    expect(brokenOf(now, others)).toEqual(['POST /api/v1/purchases is gone'])
    expect(
      change(({ takes, answers, required }) => {
        delete takes['body.note']
        takes['body.amount'] = ['string']
        required.push('body.device')
        delete answers.recorded_at
        answers.operation_id = ['null', 'string uuid']
      }),
    ).toEqual([
      'POST /api/v1/purchases no longer takes body.note',
      'POST /api/v1/purchases no longer answers recorded_at',
      'POST /api/v1/purchases now needs body.device',
      'POST /api/v1/purchases takes another body.amount',
      'POST /api/v1/purchases answers another operation_id',
    ])
    const grown = change(({ takes, answers, required }) => {
      takes['body.channel'] = ['"web"']
      takes['body.amount']!.push('string')
      answers.level = ['string']
      required.pop()
    })
    expect(grown).toEqual([])
  })
})
