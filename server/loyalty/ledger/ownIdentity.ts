import { newId } from '#server/platform/context/ids.ts'
import type { OperationKind } from './kinds.ts'

/** An operation's identity in the database: its key, and a hash that tells another input under that key. */
export type Identity = { kind: OperationKind; idempotency_key: string; input_hash: string }

/** Identity of an operation without a caller's key, because it is part of another one. */
export const ownIdentity = (kind: Identity['kind']): Identity => ({
  kind,
  idempotency_key: `${kind} ${newId()}`,
  input_hash: '',
})
