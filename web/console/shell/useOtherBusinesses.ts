import { useReport } from '#web/ui/notices/useReport.ts'
import { useSwitchBusiness } from '../session/enterAndLeave.ts'
import { useSession } from '../session/session.ts'

/** The person's other businesses, and the way into one of them. */
export function useOtherBusinesses() {
  const { memberships, business } = useSession()
  const { mutate, isPending, variables } = useSwitchBusiness()
  const report = useReport()
  return {
    others: memberships.filter(({ business_id }) => business_id !== business.id),
    goTo: (businessId: string) => mutate(businessId, report()),
    /** The business that is being opened. */
    opening: isPending ? variables : undefined,
  }
}
