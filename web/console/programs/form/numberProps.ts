import type { NumberInput } from './typed.ts'

/**
 * A number's limits as input attributes. One with decimals is typed as text: a number field whose browser speaks
 * another language than its owner drops the comma of 3,50, and would read 350.
 */
export const numberProps = ({ min, max, step }: NumberInput) =>
  step === 1
    ? { type: 'number', inputMode: 'numeric' as const, min, max, step, autoComplete: 'off' }
    : { type: 'text', inputMode: 'decimal' as const, autoComplete: 'off' }
