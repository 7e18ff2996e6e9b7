import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTill, type Till } from '#tests/world/payers.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.close())

describe('the page where a plan is paid for', () => {
  it('opens in several tabs at once, of which each closes those of the others', async () => {
    const { checkout } = await till.newPayer()
    const opened = await Promise.all(Array.from({ length: 30 }, () => checkout()))
    expect(opened.map(({ status }) => status)).toEqual(Array(30).fill(200))
  })

  it('cannot be asked for without end: Stripe answers all shops together, and only so often', async () => {
    const [greedy, other] = [await till.newPayer(), await till.newPayer()]
    const ask = () => greedy.owner.get('/api/app/subscription/invoices')
    const asked = await Promise.all(Array.from({ length: 122 }, ask))
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(2)
    expect((await greedy.checkout()).headers.has('retry-after')).toBe(true)
    expect((await other.checkout()).status).toBe(200)
    till.clock.advance(901_000)
    expect((await greedy.checkout()).status).toBe(200)
  })
})
