/** 128 random bits; randomUUID is missing where a page isn't served over https. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Keys for one form: the same input again, after an answer that never came, goes out under the same key. */
export function createKeys(): (input: unknown) => string {
  let last = { text: '', key: '' }
  return (input) => {
    const text = JSON.stringify(input)
    if (text !== last.text) last = { text, key: newIdempotencyKey() }
    return last.key
  }
}
