/** The few kinds of refusal; each transport maps them to its own codes. */
export type RefusalCode =
  | 'invalid'
  | 'weak_password'
  | 'unauthenticated'
  | 'second_factor'
  | 'forbidden'
  | 'confirm_identity'
  | 'not_found'
  | 'conflict'
  | 'limit_reached'
  | 'too_many_requests'
  | 'too_large'
  | 'unavailable'

export type FieldErrors = Record<string, string>

/** A request refused for a reason that the caller can understand. Bugs throw ordinary errors instead. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: FieldErrors | undefined
  /** Seconds until another try makes sense, for 'too_many_requests' and 'unavailable'. */
  readonly retryAfter: number | undefined
  /** Data that the caller needs to continue, such as the current row after a stale write. */
  readonly details: Record<string, unknown> | undefined

  constructor(
    code: RefusalCode,
    message: string,
    more: { fields?: FieldErrors; retryAfter?: number; details?: Record<string, unknown> } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
    this.details = more.details
  }
}

/**
 * Refuses more than one business may have at once, so that it harms no other; docs/security.md lists all of these
 * limits. `used` is counted under the lock of the business's row. `remedy` is a sentence.
 * @throws {Refusal} 'limit_reached'
 */
export function refuseBeyond(most: number, things: string, used: number, remedy: string): void {
  if (used < most) return
  throw new Refusal('limit_reached', `A shop has at most ${most} ${things}. ${remedy}`)
}

export const notFound = (what: string) => new Refusal('not_found', `${what} not found`)
export const invalidField = (field: string, message: string) =>
  new Refusal('invalid', message, { fields: { [field]: message } })

/**
 * The one refusal of a write to data that somebody else has changed since.
 * @param now the current value, under its name, so that the person who typed can compare
 */
export const stale = (what: string, now: Record<string, unknown>, it = 'it') =>
  new Refusal('conflict', `Someone else changed ${what}. Look at ${it} again before saving.`, {
    details: { reason: 'stale', ...now },
  })
