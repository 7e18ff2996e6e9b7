import { createHash } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** Tells one input from another under the same idempotency key; the order of fields does not matter. */
export const hashInput = (input: unknown): string =>
  createHash('sha256').update(canonical(input)).digest('base64url')

/** JSON with its keys in order, so that the same input always has the same text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

export const keyTaken = () =>
  new Refusal('conflict', 'This idempotency key was used before, for something else', {
    details: { reason: 'key_reused' },
  })
