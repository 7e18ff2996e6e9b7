import { useSession } from '../session/session.ts'

/** True for an owner whose name nobody asked yet: sign-up gives them that of their company. */
export function useIsNameless(): boolean {
  const { user, business } = useSession()
  return user.name === business.company_name
}

/** The name that signs what somebody did; none for the company's own, which is the name of no person. */
export function useSigner(): (staffName: string | null) => string | null {
  const { company_name } = useSession().business
  return (staffName) => (staffName === company_name ? null : staffName)
}
