import type { ProgramType } from '#server/loyalty/programs/config.ts'
import { minorDigits } from '#server/platform/money/minorDigits.ts'
import type { CardProgram } from '#web/card/program.ts'
import { writeMoney } from '../../page/typedMoney.ts'
import { nearest } from './readTyped.ts'
import { type Input, type NumberInput, type TextInput, type Typed, type TypedTier, typeIn } from './typed.ts'

const MOST_DAYS = 36_500
const MOST = 1_000_000
const MOST_TIERS = 20

const MOST_NAME = 100

/** The name of a program's copy. Customers may read it in any language, so it says so by a number. */
export function nameOfCopy(program: string): string {
  const mark = ' (2)'
  return program.slice(0, MOST_NAME - mark.length) + mark
}

const name: TextInput = {
  kind: 'text',
  name: 'name',
  initial: '',
  maxLength: MOST_NAME,
  required: true,
}
const whole = (of: string, min: number, initial: number, max = MOST): NumberInput => ({
  kind: 'number',
  name: of,
  initial,
  min,
  max,
  step: 1,
})
const days = (of: string, min: number, initial: number) => whole(of, min, initial, MOST_DAYS)
const text = (of: string, maxLength: number): TextInput => ({
  kind: 'text',
  name: of,
  initial: '',
  maxLength,
})
const tick = (of: string): Input => ({ kind: 'tick', name: of, initial: true })

/** The fields of each program type (spec sections 5 and 9). A test compares them with the server's config.ts. */
const configInputs: Record<ProgramType, readonly Input[]> = {
  points: [
    { kind: 'number', name: 'pointsPerDollar', initial: 1, min: 0.1, max: 1000, step: 0.1 },
    whole('minimumRedemption', 1, 100),
    days('pointsExpireDays', 0, 365),
    whole('welcomeBonus', 0, 0),
  ],
  stamp_card: [
    { ...text('rewardDescription', 200), required: true },
    whole('stampsRequired', 2, 10, 20),
    days('cardExpireDays', 0, 90),
    tick('allowMultipleCards'),
  ],
  rebate_code: [
    { kind: 'choice', name: 'discountType', initial: 'percentage', options: ['percentage', 'fixed'] },
    { kind: 'number', name: 'discountValue', initial: 10, min: 1, max: 100, step: 'any' },
    { kind: 'text', name: 'codePrefix', initial: 'SAVE', maxLength: 6, upperCase: true },
    days('validDays', 1, 30),
    tick('singleUse'),
  ],
  discount: [
    {
      kind: 'tiers',
      name: 'tiers',
      initial: [
        { visits: 5, discount: 5 },
        { visits: 10, discount: 10 },
        { visits: 20, discount: 15 },
      ],
      most: MOST_TIERS,
      visits: whole('visits', 1, 1),
      discount: { kind: 'number', name: 'discount', initial: 1, min: 1, max: 100, step: 'any' },
    },
  ],
  free_item: [
    text('itemName', 100),
    { ...text('itemDescription', 300), long: true },
    whole('requiredPurchases', 1, 5),
    days('validDays', 1, 30),
    tick('recurring'),
  ],
}

/** The fields of a program type; the limit of a rebate depends on the other input. */
export function programInputs(type: ProgramType, typed?: Typed): readonly Input[] {
  const fixed = typed?.discountType === 'fixed'
  const inputs = configInputs[type].map((input) =>
    fixed && input.name === 'discountValue' ? ({ ...input, max: MOST } as NumberInput) : input,
  )
  return [name, ...inputs]
}

/** How a business writes its numbers and its money. */
export type Writing = { locale: string; currency: string }

/** A program's form, filled with the program or, for a new one, with the defaults. */
export function typeProgram(
  type: ProgramType,
  program?: { name: string; config: object },
  writing?: Writing,
): Typed {
  const values = program && { name: program.name, ...program.config }
  const typed = typeIn(programInputs(type), values, writing?.locale)
  return writing && typed.discountType === 'fixed' && values
    ? { ...typed, ...typeRebate(values as { discountValue?: number }, writing) }
    : typed
}

/**
 * A rebate in money as money is written: '2,50', where other numbers are '2,5'. Not with three decimals: '2,500' would be
 * read back as unclear.
 */
function typeRebate({ discountValue = 0 }: { discountValue?: number }, { locale, currency }: Writing) {
  const digits = minorDigits(currency)
  const amount = Math.round(discountValue * 10 ** digits)
  const isWhole = amount / 10 ** digits === discountValue
  return isWhole && digits < 3 && { discountValue: writeMoney(amount, digits, locale) }
}

/** The card that a form describes so far. Values that can't be drawn are replaced by the nearest possible ones. */
export function cardOf(
  type: ProgramType,
  typed: Typed,
  nameless: string,
  cheapestReward?: number | null,
): CardProgram {
  const { name: programName, ...config } = Object.fromEntries(
    programInputs(type, typed).map((input) => [input.name, drawn(input, typed[input.name]!)]),
  )
  return {
    name: programName || nameless,
    type,
    config,
    cheapest_reward: cheapestReward,
  } as CardProgram
}

function drawn(input: Input, value: Typed[string]): unknown {
  if (input.kind === 'number') return nearest(input, value as string)
  if (input.kind === 'text') return (value as string).trim()
  if (input.kind !== 'tiers') return value
  return (value as TypedTier[]).map(({ visits, discount }) => ({
    visits: nearest(input.visits, visits),
    discount: nearest(input.discount, discount),
  }))
}
