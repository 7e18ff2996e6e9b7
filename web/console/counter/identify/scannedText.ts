export type Scanned =
  | { kind: 'anonymous'; code: string }
  | { kind: 'reward'; code: string }
  /** The business's own QR code for joining. */
  | { kind: 'sign-up' }
  | { kind: 'unknown' }

const customerId = /^CUS[A-Z0-9]{8}$/

/** The meaning of a QR code's text, or of an id typed by hand. Case, spaces and hyphens don't matter. */
export function readScanned(text: string): Scanned {
  const trimmed = text.trim()
  const [, kind, code] = /^regulars:(customer|reward):(.+)$/i.exec(trimmed) ?? []
  if (kind && code) {
    const plain = plainCode(code)
    return kind.toLowerCase() === 'customer'
      ? { kind: 'anonymous', code: plain }
      : { kind: 'reward', code: plain }
  }
  if (/^https?:\/\/[^\s]+\/signup-form\//i.test(trimmed)) return { kind: 'sign-up' }
  const plain = plainCode(trimmed)
  return customerId.test(plain) ? { kind: 'anonymous', code: plain } : { kind: 'unknown' }
}

/** `readScanned` for typed text, which may also be a reward's code. Such a code is longer than most words. */
export function readTyped(text: string): Scanned {
  const scanned = readScanned(text)
  if (scanned.kind !== 'unknown') return scanned
  const code = plainCode(text)
  return /^[A-Z0-9]{8,40}$/.test(code) ? { kind: 'reward', code } : scanned
}

const plainCode = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '')
