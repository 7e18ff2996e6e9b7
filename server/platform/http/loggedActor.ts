import type { Caller } from './env.ts'

/** Who asked, as the log names them: by id alone, and in which business. Nothing for strangers. */
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
