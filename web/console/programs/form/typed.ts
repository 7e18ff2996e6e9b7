import { writeTyped } from '#server/platform/text/locale.ts'
import type { Form } from '../../forms/useForm.ts'
import { texts } from '../texts.ts'

/** One step of a discount ladder in a form; `key` identifies the row while others are added and removed. */
export type TypedTier = { key: string; visits: string; discount: string }

/** A form's input: text as typed, boxes as ticked. */
export type Typed = Record<string, string | boolean | TypedTier[]>
export type TypedForm = Pick<Form<Typed>, 'typed' | 'wrong' | 'change' | 'refuse'>

type TextInput = {
  kind: 'text'
  name: string
  initial: string
  maxLength: number
  required?: boolean
  /** True for a field of several lines. */
  long?: boolean
  upperCase?: boolean
}
type NumberInput = {
  kind: 'number'
  name: string
  /** The first value; '' leaves the field empty. */
  initial: number | ''
  min: number
  max: number
  /** 'any' allows every fraction. */
  step: number | 'any'
  /** May be left empty, which is read as null. */
  optional?: boolean
}
type TickInput = { kind: 'tick'; name: string; initial: boolean }
type ChoiceInput = { kind: 'choice'; name: string; initial: string; options: readonly string[] }
type TiersInput = {
  kind: 'tiers'
  name: string
  initial: readonly { visits: number; discount: number }[]
  /** Largest number of rows. */
  most: number
  visits: NumberInput
  discount: NumberInput
}

/** The fields of a form, with the limits that the server checks. */
export type Input = TextInput | NumberInput | TickInput | ChoiceInput | TiersInput
export type { ChoiceInput, NumberInput, TextInput, TickInput, TiersInput }

/** Fills a form with existing values, or with each input's default, as the locale writes numbers. */
export function typeIn(
  inputs: readonly Input[],
  values: Record<string, unknown> = {},
  locale?: string,
): Typed {
  return Object.fromEntries(inputs.map((input) => [input.name, typeOne(input, values[input.name], locale)]))
}

function typeOne(input: Input, value: unknown, locale?: string): Typed[string] {
  const known = value ?? input.initial
  if (input.kind === 'tick') return known === true
  if (input.kind === 'tiers') return (known as TiersInput['initial']).map((tier) => typeTier(tier, locale))
  return typeNumber(known, locale)
}

/** A number with the decimal mark of the locale, if one is given; any other value as it is. */
const typeNumber = (value: unknown, locale: string | undefined): string =>
  typeof value === 'number' && locale ? writeTyped(value, locale) : String(value)

const typeTier = ({ visits, discount }: TiersInput['initial'][number], locale?: string): TypedTier => ({
  key: crypto.randomUUID(),
  visits: String(visits),
  discount: typeNumber(discount, locale),
})

/** The text of a field. */
export function say(value: Typed[string]): string {
  if (typeof value === 'boolean') return value ? texts.ticked.yes : texts.ticked.no
  if (typeof value === 'string') return texts.discountTypes[value] ?? value
  return value.map(({ visits, discount }) => texts.tiers.said(visits, discount)).join(', ')
}

/**
 * A number's limits as input attributes. A number with decimals is typed as text: a number field in a browser of
 * another language drops the comma of 3,50, and would read 350.
 */
export const numberProps = ({ min, max, step }: NumberInput) =>
  step === 1
    ? { type: 'number', inputMode: 'numeric' as const, min, max, step, autoComplete: 'off' }
    : { type: 'text', inputMode: 'decimal' as const, autoComplete: 'off' }
