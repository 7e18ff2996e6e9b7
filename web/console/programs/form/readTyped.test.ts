import { describe, expect, it } from 'vitest'
import { type ProgramType, programTerms, programTypes } from '#server/loyalty/programs/config.ts'
import { rewardInputs, typeReward } from '../rewards/rewardInputs.ts'
import { texts } from '../texts.ts'
import { cardOf, nameOfCopy, programInputs, typeProgram } from './programInputs.ts'
import { readTyped } from './readTyped.ts'
import type { Input, NumberInput, Typed } from './typed.ts'

const words = texts.errors
const read = (type: ProgramType, change: Partial<Typed> = {}) => {
  const typed = { ...typeProgram(type), name: ' Regulars ', ...change } as Typed
  const { values, wrong } = readTyped(programInputs(type, typed), typed, String)
  const { name, ...config } = values
  return { name, config, wrong }
}
const tier = (visits: string, discount: string) => ({ key: visits + discount, visits, discount })
const serverTakes = (type: ProgramType, config: object) => programTerms.safeParse({ type, config }).success
const numbersOf = (type: ProgramType): NumberInput[] =>
  programInputs(type).filter((input: Input) => input.kind === 'number')

it('a program’s copy has a name of its own that may be saved, however long the name is', () => {
  expect(nameOfCopy('Coffee card')).toBe('Coffee card (2)')
  const { name, wrong } = read('points', { name: nameOfCopy('a'.repeat(100)) })
  expect([wrong, name]).toEqual([{}, `${'a'.repeat(96)} (2)`])
})

describe('the form of a program', () => {
  it.each(programTypes)('starts with the defaults of the server: %s', (type) => {
    const { config, wrong } = read(type)
    // A card without a reward gives its customers nothing to collect for.
    expect(wrong).toEqual(type === 'stamp_card' ? { rewardDescription: words.missing } : {})
    expect(config).toEqual(programTerms.parse({ type, config: {} }).config)
  })

  it('takes no stamp card before it says what a full one earns', () => {
    expect(read('stamp_card', { rewardDescription: ' ' }).wrong).toEqual({ rewardDescription: words.missing })
    expect(read('stamp_card', { rewardDescription: 'A coffee' }).wrong).toEqual({})
  })

  it.each(programTypes.flatMap((type) => numbersOf(type).map((input) => [type, input] as const)))(
    'takes the numbers that the server takes, and no other: %s $name',
    (type, input) => {
      const step = input.step === 'any' ? 0.5 : input.step
      const { min, max } = input
      const tries = [min - step, min, max, max + step, min + step / 3, -1e9, 1e300]
      for (const number of tries) {
        const { config, wrong } = read(type, { [input.name]: String(number) })
        const kept = { type, number, here: input.name in wrong }
        expect(kept).toEqual({ type, number, here: !serverTakes(type, config) })
      }
    },
  )

  it.each(['', '  ', 'ten', 'NaN', 'Infinity', '1e999', '٣'])('reads no number from %j', (text) => {
    expect(read('points', { welcomeBonus: text }).wrong).toEqual({ welcomeBonus: words.noNumber })
  })

  it.each([
    ['3,50', 3.5],
    ['3.50', 3.5],
    ['7,5', 7.5],
    ['1,000', undefined],
    ['1.000', undefined],
    ['12.500', undefined],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['1,50,000.5', 150_000.5],
    ['1.25,50', undefined],
    ['3,5,0', undefined],
  ])('reads decimals behind a point or a comma, and never a hundred times as much: %s', (text, value) => {
    const { config, wrong } = read('rebate_code', { discountType: 'fixed', discountValue: text })
    if (value === undefined) expect(wrong).toEqual({ discountValue: words.noNumber })
    else expect([config, wrong]).toEqual([{ ...config, discountValue: value }, {}])
  })

  it('allows a rebate above 100 in money, not in percent', () => {
    expect(read('rebate_code', { discountValue: '250' }).wrong).toEqual({
      discountValue: words.range('1', '100'),
    })
    const fixed = read('rebate_code', { discountValue: '250', discountType: 'fixed' })
    expect(fixed.wrong).toEqual({})
    expect(serverTakes('rebate_code', fixed.config)).toBe(true)
  })

  it('names the cells of a ladder as the server does', () => {
    const { config, wrong } = read('discount', { tiers: [tier('5', '5'), tier('0', '101')] })
    expect(Object.keys(wrong)).toEqual(['tiers.1.visits', 'tiers.1.discount'])
    const refused = programTerms.safeParse({ type: 'discount', config })
    expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual(
      Object.keys(wrong).map((path) => `config.${path}`),
    )
  })

  it('refuses two tiers for the same number of visits', () => {
    const { wrong } = read('discount', { tiers: [tier('5', '5'), tier('5.0', '10')] })
    expect(wrong).toEqual({ 'tiers.1.visits': words.sameVisits })
  })

  it('wants a name that is not blank, and trims it', () => {
    expect(read('free_item', { name: '   ' }).wrong).toEqual({ name: words.missing })
    expect(read('free_item').name).toBe('Regulars')
  })

  it('shows a program as it is, and reads it back unchanged', () => {
    const program = { name: 'Ladder', config: { tiers: [{ visits: 2, discount: 12.5 }] } }
    const typed = typeProgram('discount', program)
    const { name, ...config } = readTyped(programInputs('discount'), typed, String).values
    expect({ name, config }).toEqual(program)
  })

  it('writes the decimals of a program as its country does, and no other point', () => {
    const program = { name: 'St. Ives', config: { pointsPerDollar: 1.5 } }
    expect(typeProgram('points', program, { locale: 'en-DE', currency: 'EUR' })).toMatchObject({
      name: 'St. Ives',
      pointsPerDollar: '1,5',
    })
    expect(typeProgram('points', program, { locale: 'en-US', currency: 'USD' })).toMatchObject({
      pointsPerDollar: '1.5',
    })
  })

  it.each([
    ['EUR', 2.5, '2,50'],
    ['EUR', 3, '3'],
    ['JPY', 300, '300'],
    ['KWD', 2.5, '2,5'],
  ])('writes a rebate in money as money is written, and reads it back: %s %d', (currency, value, written) => {
    const program = { name: 'Rebate', config: { discountType: 'fixed', discountValue: value } }
    const typed = typeProgram('rebate_code', program, { locale: 'de-DE', currency })
    expect(typed.discountValue).toBe(written)
    expect(readTyped(programInputs('rebate_code', typed), typed, String).values.discountValue).toBe(value)
  })

  it('draws a card from any input', () => {
    const typed = { ...typeProgram('stamp_card'), stampsRequired: '900', cardExpireDays: 'x' }
    expect(cardOf('stamp_card', typed, 'Stamp card')).toMatchObject({
      name: 'Stamp card',
      config: { stampsRequired: 20, cardExpireDays: 0 },
    })
  })
})

describe('the form of a reward', () => {
  const readReward = (change: Partial<Typed>) =>
    readTyped(rewardInputs, { ...typeReward(), name: 'Tea', ...change } as Typed, String)

  it('needs a price and may leave the stock open', () => {
    expect(readReward({}).wrong).toEqual({ points_price: words.noNumber })
    expect(readReward({ points_price: '80' })).toEqual({
      values: { name: 'Tea', description: '', points_price: 80, stock: null, valid_days: 30 },
      wrong: {},
    })
  })

  it('tells a stock of 0 from an unlimited one', () => {
    expect(readReward({ points_price: '80', stock: '0' }).values.stock).toBe(0)
    expect(typeReward({ stock: 0 }).stock).toBe('0')
    expect(typeReward({ stock: null }).stock).toBe('')
  })
})
