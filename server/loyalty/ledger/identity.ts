import { hashInput } from '#server/platform/context/idempotency.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import type { OperationKind } from './kinds.ts'
import type { Identity } from './ownIdentity.ts'

type Input = Record<string, unknown>

export type Request = {
  kind: OperationKind
  customerId: string
  /** How the caller named the customer, if that was not by the id: a repetition names them in the same way. */
  named?: string
  /** 1 to 128 characters, made by the caller; the same for the same intent. */
  idempotencyKey: string
  /** The input without the key. */
  input: Input
  /** The input in the form that an earlier release hashed, so that what was recorded just before an upgrade is found. */
  formerInput?: Input
  /** The time of a late operation, by whose rules it is recorded. */
  at?: Date
}

/**
 * Identifies a request.
 * @throws {Refusal} 'invalid' for a key that is empty or too long
 */
export function identify(request: Request): Identity {
  const { kind, idempotencyKey } = request
  if (idempotencyKey.length < 1 || idempotencyKey.length > 128) {
    throw invalidField('idempotencyKey', 'A key has 1 to 128 characters')
  }
  return { kind, idempotency_key: idempotencyKey, input_hash: hashOf(request, request.input) }
}

/** The hashes under which a request's operation may have been recorded. */
export const hashesOf = (request: Request): string[] =>
  [request.input, ...(request.formerInput ? [request.formerInput] : [])].map((input) =>
    hashOf(request, input),
  )

const hashOf = ({ kind, customerId, named = customerId }: Request, input: Input): string =>
  hashInput({ ...input, kind, customerId: named })
