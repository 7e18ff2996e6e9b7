import { hashInput } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import { invalidField } from '#server/platform/refusal.ts'
import type { OperationKind } from './kinds.ts'

export type Request = {
  kind: OperationKind
  customerId: string
  /** 1 to 128 characters, made by whoever asks: the same for the same intent. */
  idempotencyKey: string
  /** What was asked for, the key aside. */
  input: Record<string, unknown>
}

/** What names an operation in the database: its key, and the hash that tells another input under that key. */
export type Identity = { kind: OperationKind; idempotency_key: string; input_hash: string }

/** @throws {Refusal} 'invalid' for a key that is empty or too long */
export function identify({ kind, customerId, idempotencyKey, input }: Request): Identity {
  if (idempotencyKey.length < 1 || idempotencyKey.length > 128) {
    throw invalidField('idempotencyKey', 'A key has 1 to 128 characters')
  }
  return {
    kind,
    idempotency_key: idempotencyKey,
    input_hash: hashInput({ ...input, kind, customerId }),
  }
}

/** An operation that nobody asked for by key: it happens on the way to another one. */
export const ownIdentity = (kind: Identity['kind']): Identity => ({
  kind,
  idempotency_key: `${kind} ${newId()}`,
  input_hash: '',
})
