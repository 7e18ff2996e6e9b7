import { describe, expect, it } from 'vitest'
import { currencies } from '#server/platform/money/currencies.ts'
import { minorDigitsByCurrency } from '#server/platform/money/minorDigits.ts'
import { useTables } from '#tests/engines/useTables.ts'

const { ask } = useTables()

describe('what an amount means', () => {
  it('is the same in the database as in the code, for each currency', async () => {
    const codes = [...minorDigitsByCurrency.keys()].map((code) => `'${code}'`)
    const rows = await ask<{ code: string; digits: number }>(
      `select code, minor_digits(code) as digits from unnest(array[${codes}]) code`,
    )
    expect(new Map(rows.map(({ code, digits }) => [code, digits]))).toEqual(minorDigitsByCurrency)
  })

  it('is known for each currency that a shop may have, and the database takes no other', async () => {
    expect(currencies.filter((code) => !minorDigitsByCurrency.has(code))).toEqual([])
    expect(await ask(`select minor_digits('QQQ') as digits`)).toEqual([{ digits: null }])
    const insert = `insert into businesses (id, email, company_name, tier_id, created_at, currency)
      values (gen_random_uuid(), 'a@example.com', 'A', gen_random_uuid(), now(), 'QQQ')`
    await expect(ask(insert)).rejects.toThrow(/businesses_currency/)
  })
})
