import type { Services } from '#server/services.ts'
import { countAttempt, linkOpenings } from '../limits.ts'

/**
 * Counts that somebody opened a link to a card, or tried one that does not exist.
 * @throws {Refusal} 'too_many_requests' with the wait. Known links still open for a network that tried many others.
 */
export const countLinkOpening = (
  { database, keyring, clock }: Services,
  { token, address, isKnown }: { token: string; address: string; isKnown: boolean },
): Promise<void> => {
  const limits = linkOpenings(keyring, token, address)
  return countAttempt(database.plain, [isKnown ? limits.ofLink : limits.unknown], clock.now())
}
