import { placesFor } from './phonePattern.ts'

type Typed = { type: string; value: string; isValid: boolean; pattern: string | undefined }

/**
 * True if a field that was refused looks right now, by what the browser can tell: a phone has the digits of its country's
 * pattern, or a code of its own with at least 8; other fields pass the browser's own check (`isValid`). The server decides
 * when the form is sent.
 */
export function isMended({ type, value, isValid, pattern }: Typed): boolean {
  if (type !== 'tel') return isValid
  const digits = value.replace(/\D/g, '')
  const isAbroad = /^\s*(\+|00)/.test(value)
  return digits.length >= (isAbroad || !pattern ? 8 : placesFor(digits, pattern))
}
