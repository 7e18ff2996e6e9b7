import { hashPassword, isPassword } from '#server/sign-in/index.ts'
import type { Candidate } from './candidates.ts'

let hashed: Promise<string> | undefined
function nobodysPin(): Promise<string> {
  hashed ??= hashPassword('no PIN')
  return hashed
}

/**
 * The candidates whose PIN this is. A PIN counts only once the phone is proven, so that nobody opens a card
 * by having typed a stranger's number into a form. Where there is no PIN to compare, one is compared all the
 * same: the time taken tells nothing.
 */
export async function whosePinFits(candidates: Candidate[], pin: string): Promise<Candidate[]> {
  const open = candidates.filter(hasWorkingPin)
  const fits: boolean[] = []
  for (const { auth_pin } of open) fits.push(await isPassword(auth_pin, pin))
  if (open.length === 0) await isPassword(await nobodysPin(), pin)
  return open.filter((_, index) => fits[index])
}

/** The phone is proven, and the PIN opens a portal that is open. */
export const hasWorkingPin = (candidate: Candidate): candidate is Candidate & { auth_pin: string } =>
  candidate.portal_enabled && candidate.phone_proven && candidate.auth_pin !== null
