import type { Caller } from '../env.ts'

/**
 * The caller as the log names them: by id alone, and with the business. Nothing for callers that are not signed
 * in.
 */
export function loggedActor(caller: Caller | undefined) {
  if (!caller || caller.kind === 'anonymous') return {}
  const business = 'businessId' in caller ? { business: caller.businessId } : {}
  return { actor: { kind: caller.kind, id: idOf(caller) }, ...business }
}

function idOf(caller: Exclude<Caller, { kind: 'anonymous' }>): string {
  if (caller.kind === 'key') return caller.keyId
  if (caller.kind === 'customer') return caller.customerId
  return caller.kind === 'shared till' ? caller.signedIn.userId : caller.userId
}
