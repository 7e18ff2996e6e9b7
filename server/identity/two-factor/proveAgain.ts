import { findFactor } from '#server/identity/auth/factors/index.ts'
import { noteProof } from '#server/identity/sessions/index.ts'
import { confirmPassword } from '#server/identity/sign-in/index.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import type { SignedInPerson } from './confirmPerson.ts'
import { withCode } from './withCode.ts'

type Proof = { password?: string | undefined; code?: string | undefined }

/**
 * Proves again who is at a session, by a code of the second factor if they have one, or else by the password. The proof
 * counts for five minutes.
 * @throws {Refusal} 'invalid' at the wrong field, 'too_many_requests'
 */
export async function proveAgain(
  services: Services,
  { userId, sessionId }: SignedInPerson,
  { password, code }: Proof,
): Promise<void> {
  const { plain } = services.database
  const factor = await findFactor(plain, userId)
  if (factor) {
    if (!code) throw invalidField('code', 'Give a code of your authenticator app: a password is not enough.')
    return withCode(services, factor, code, (tx) => noteProof(tx, sessionId, 'code'))
  }
  if (code) throw invalidField('code', 'You have no authenticator app. Give your password.')
  if (!password) throw invalidField('password', 'Password is required')
  await confirmPassword(services, { userId, sessionId }, password)
  await noteProof(plain, sessionId, 'password')
}
