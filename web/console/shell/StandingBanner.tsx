import { ClosedBanner } from '../closing/ClosedBanner.tsx'
import { useSession } from '../session/session.ts'
import { SuspendedBanner } from '../suspended/SuspendedBanner.tsx'

/** Above every screen of a business that can only be looked at: why. */
export default function StandingBanner() {
  return useSession().business.standing === 'suspended' ? <SuspendedBanner /> : <ClosedBanner />
}
