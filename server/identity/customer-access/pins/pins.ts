import { hashPin, isPin, openPin } from '#server/platform/passwords/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import type { Candidate } from '../candidates.ts'

let hashed: Promise<string> | undefined
function nobodysPin(): Promise<string> {
  hashed ??= hashPin('no PIN')
  return hashed
}

/**
 * The candidates with this PIN. A PIN counts only once the phone is proven, so that typing a stranger's number into a
 * form opens no card. Without a stored PIN a dummy is compared, so the time reveals nothing.
 */
export async function whosePinFits(
  keyring: Keyring,
  candidates: Candidate[],
  pin: string,
): Promise<Candidate[]> {
  const fitting: Candidate[] = []
  let compared = 0
  for (const candidate of candidates.filter(hasWorkingPin)) {
    const { business_id, phone, auth_pin } = candidate
    const hashed = openPin(keyring, auth_pin, pinOwner(business_id, phone))
    if (!hashed) continue
    compared += 1
    if (await isPin(hashed, pin)) fitting.push(candidate)
  }
  if (compared === 0) await isPin(await nobodysPin(), pin)
  return fitting
}

/** The owner of a customer's PIN. A phone (E.164) is unique in a business, and a PIN belongs to its phone. */
export const pinOwner = (businessId: string, phone: string): string => `guest ${phone} of ${businessId}`

/** True if the phone is proven, there is a PIN, and the portal is open. */
export const hasWorkingPin = (candidate: Candidate): candidate is Candidate & { auth_pin: string } =>
  candidate.portal_enabled && candidate.phone_proven && candidate.auth_pin !== null
