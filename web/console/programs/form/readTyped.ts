import type { Wrong } from '../../forms/useWrong.ts'
import { withoutGroups } from '../../page/typedMoney.ts'
import { texts } from '../texts.ts'
import type { Input, NumberInput, TextInput, TiersInput, Typed, TypedTier } from './typed.ts'

const words = texts.errors

type WriteNumber = (value: number) => string

/** Reads a form's input into the server's values, with errors in the business's words. */
export function readTyped(inputs: readonly Input[], typed: Typed, write: WriteNumber) {
  const wrong: Wrong = {}
  const values: Record<string, unknown> = {}
  for (const input of inputs) {
    values[input.name] = readOne(input, typed[input.name]!, write, (message, at = '') => {
      wrong[input.name + at] = message
    })
  }
  return { values, wrong }
}

type Refuse = (message: string, at?: string) => void

function readOne(input: Input, value: Typed[string], write: WriteNumber, refuse: Refuse): unknown {
  switch (input.kind) {
    case 'text':
      return readText(input, value as string, refuse)
    case 'number':
      return readNumber(input, value as string, write, refuse)
    case 'tiers':
      return readTiers(input, value as TypedTier[], write, refuse)
    case 'tick':
    case 'choice':
      return value
  }
}

function readText({ required, maxLength }: TextInput, value: string, refuse: Refuse): string {
  const text = value.trim()
  if (required && !text) refuse(words.missing)
  if (text.length > maxLength) refuse(words.tooLong(maxLength))
  return text
}

function readNumber(input: NumberInput, value: string, write: WriteNumber, refuse: Refuse): number | null {
  const text = value.trim()
  if (!text && input.optional) return null
  const number = numberIn(text)
  if (!text || !Number.isFinite(number)) refuse(words.noNumber)
  else if (number < input.min || number > input.max) refuse(words.range(write(input.min), write(input.max)))
  else if (!fitsStep(number, input.step)) {
    refuse(input.step === 1 ? words.whole : words.step(write(input.step as number)))
  }
  return number
}

/** Either the decimals or the thousands. */
const unclear = /^[1-9]\d{0,2}\.\d{3}$/

/**
 * Reads a typed number: '3,50' is 3.5 and '0,125' an eighth in any country. '1,000' and '1.000' could be one or a
 * thousand, so they are no numbers.
 */
function numberIn(text: string): number {
  if (unclear.test(text)) return Number.NaN
  const plain = withoutGroups(text)
  return Number(plain.replace(/^0,(?=\d+$)|,(?=\d{1,2}$)/, (mark) => mark.replace(',', '.')))
}

/** Tells whether a number is a multiple of the step, whatever its rounding errors: 0.1, 0.2 … fit a step of 0.1. */
function fitsStep(number: number, step: NumberInput['step']): boolean {
  if (step === 'any') return true
  const steps = number / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

function readTiers(input: TiersInput, rows: TypedTier[], write: WriteNumber, refuse: Refuse) {
  const tiers = rows.map((row, index) => ({
    visits: readNumber(input.visits, row.visits, write, (message) => refuse(message, `.${index}.visits`)),
    discount: readNumber(input.discount, row.discount, write, (message) =>
      refuse(message, `.${index}.discount`),
    ),
  }))
  tiers.forEach(({ visits }, index) => {
    const first = tiers.findIndex((tier) => tier.visits === visits)
    if (first < index) refuse(words.sameVisits, `.${index}.visits`)
  })
  return tiers
}

/** The nearest value that an input allows, for a card that is drawn during typing. */
export function nearest({ min, max }: NumberInput, value: string): number {
  return Math.min(max, Math.max(min, numberIn(value) || 0))
}
