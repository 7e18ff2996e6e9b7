import type { NumberInput } from './typed.ts'

/** What the browser is told of a number's limits. */
export const numberProps = ({ min, max, step }: NumberInput) => ({
  type: 'number',
  inputMode: step === 1 ? ('numeric' as const) : ('decimal' as const),
  min,
  max,
  step,
  autoComplete: 'off',
})
