import { ClosedBanner } from '../closing/ClosedBanner.tsx'
import { useSession } from '../session/session.ts'
import { SuspendedBanner } from '../suspended/SuspendedBanner.tsx'

/** Says above every screen of a business that can only be read why that is so. */
export default function StandingBanner() {
  return useSession().business.standing === 'suspended' ? <SuspendedBanner /> : <ClosedBanner />
}
