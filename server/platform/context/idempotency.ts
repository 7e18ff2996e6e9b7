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

/** The columns of a row that is made once per idempotency key; none for a request without a key. */
export const keyColumns = (key: string | undefined, input: unknown) =>
  key === undefined ? undefined : { idempotency_key: key, input_hash: hashInput(input) }

/**
 * Finds what an earlier request made under the key.
 * @throws {Refusal} 'conflict' if that was made from another input
 */
export async function findMade<Row extends { input_hash: string | null }>(
  once: ReturnType<typeof keyColumns>,
  find: (key: string) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const earlier = once && (await find(once.idempotency_key))
  if (earlier && earlier.input_hash !== once.input_hash) throw keyTaken()
  return earlier
}
