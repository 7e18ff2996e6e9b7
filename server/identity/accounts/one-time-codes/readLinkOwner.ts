import { findByAddress } from '#server/identity/auth/index.ts'
import { readLink } from '#server/identity/proofs/index.ts'
import type { Services } from '#server/services.ts'
import { deadLink } from './refusals.ts'

/**
 * Reads the person whom a mailed link signs in. The link still works afterwards, because mail gateways open links by
 * themselves.
 * @throws {Refusal} 'conflict' for a link that no longer works
 */
export async function readLinkOwner({ database, clock }: Services, token: string) {
  const proof = await readLink(database.plain, clock.now(), token)
  if (!proof) throw deadLink()
  const known = await findByAddress(database.plain, proof.recipient)
  return { email: proof.recipient, has_account: known !== undefined }
}
