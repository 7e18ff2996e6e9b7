import { ChevronsUpDown, Store } from 'lucide-react'
import { Menu } from '#web/ui/buttons/Menu.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { texts } from '../page/texts.ts'
import { useSwitchBusiness } from '../session/enterAndLeave.ts'
import { useSession } from '../session/session.ts'

/** Switches between businesses, for people in several teams. */
export function BusinessSwitcher() {
  const { memberships, business } = useSession()
  const { mutate, isPending } = useSwitchBusiness()
  const { show } = useToast()
  const others = memberships.filter(({ business_id }) => business_id !== business.id)
  if (others.length === 0) return null
  const goTo = (businessId: string) =>
    mutate(businessId, { onError: (error) => show({ title: error.message, tone: 'danger' }) })
  return (
    <Menu
      label={texts.switchBusiness}
      icon={<ChevronsUpDown />}
      items={others.map(({ business_id, company_name, role }) => ({
        id: business_id,
        label: texts.businessAs(company_name, role),
        icon: <Store aria-hidden />,
        disabled: isPending,
        onSelect: () => goTo(business_id),
      }))}
    />
  )
}
