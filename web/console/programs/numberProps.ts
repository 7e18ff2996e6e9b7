import type { NumberInput } from './typed.ts'

/** A number's limits as input attributes. */
export const numberProps = ({ min, max, step }: NumberInput) => ({
  type: 'number',
  inputMode: step === 1 ? ('numeric' as const) : ('decimal' as const),
  min,
  max,
  step,
  autoComplete: 'off',
})
