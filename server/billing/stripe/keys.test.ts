import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#server/platform/log/log.ts'
import { back, openTill, prices, type Till } from '#tests/world/payers.ts'
import { followStripe } from '../index.ts'

const lines: string[] = []
let till: Till
beforeAll(async () => {
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  till = await openTill(undefined, { log })
})
afterAll(() => till.close())

/** Matches Stripe's keys and signing secrets. */
const KEYS = /(sk|rk)_(test|live)_|whsec_/

describe('the keys of Stripe', () => {
  it.each([
    // Stripe's client tries twice more, except when it is told to wait.
    ['refuses', 500, 3],
    ['has too much to do', 429, 1],
    ['breaks off', 'lost', 3],
  ] as const)('stand in no log and no answer when Stripe %s', async (_, behaviour, times) => {
    const payer = await till.newPayer()
    await payer.subscribe()
    lines.length = 0
    till.control.answer(behaviour, times)
    const body = { priceId: prices.agency, ...back }
    const key = { 'idempotency-key': crypto.randomUUID() }
    const other = await till.newPayer()
    const answer = await other.owner.post('/api/v1/create-checkout-session', body, key)
    expect(answer.status).toBe(503)
    till.control.answer(behaviour, times, { method: 'GET', path: /subscriptions/ })
    const { services } = till.product
    const failure = await followStripe(services, payer.businessId).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    // The job queue logs failures like this.
    services.log.error({ err: failure })
    expect(answer.text).not.toMatch(KEYS)
    expect(lines.join('\n')).toMatch(/the provider of payments refused or did not answer/)
    expect(lines.join('\n')).not.toMatch(KEYS)
  })

  it('stand in nothing that browsers load', () => {
    const loaded = globSync('dist/web/**/*.{js,html,css,json,map}')
    expect(loaded.length).toBeGreaterThan(50)
    for (const file of loaded) expect(readFileSync(file, 'utf8'), file).not.toMatch(KEYS)
  })
})
