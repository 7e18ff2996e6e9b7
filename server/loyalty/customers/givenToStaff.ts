import { invalidField } from '#server/platform/context/refusal.ts'
import type { Consent } from './consent/recordConsent.ts'
import type { WayToAgree } from './contract.ts'

/** How the opt-ins were given; stored as proof with each of them. */
export type ConsentGiven = Pick<Consent, 'source' | 'ip'> & { wording: { sms: string; email: string } }

const given: Record<WayToAgree, string> = {
  in_person: 'The customer told a member of staff that they want',
  on_paper: 'The customer signed on paper that they want',
}

/**
 * Proof of opt-ins given to staff.
 * @throws {Refusal} 'invalid' if `way` is missing: a proof is not made up
 */
export function givenToStaff(way: WayToAgree | undefined): ConsentGiven {
  if (!way) throw invalidField('consent_given', 'Say how they agreed: they told you, or on paper')
  return {
    source: 'given to staff',
    wording: { sms: `${given[way]} text messages.`, email: `${given[way]} emails.` },
  }
}
