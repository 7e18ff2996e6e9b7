import { ChevronsUpDown, Store } from 'lucide-react'
import { Menu } from '#web/ui/buttons/Menu.tsx'
import { texts } from '../page/texts.ts'
import { useOtherBusinesses } from './useOtherBusinesses.ts'

/** Switches between businesses, for people in several teams. */
export function BusinessSwitcher() {
  const { others, goTo, opening } = useOtherBusinesses()
  if (others.length === 0) return null
  return (
    <Menu
      label={texts.switchBusiness}
      icon={<ChevronsUpDown />}
      items={others.map(({ business_id, company_name, role }) => ({
        id: business_id,
        label: texts.businessAs(company_name, role),
        icon: <Store aria-hidden />,
        disabled: opening !== undefined,
        onSelect: () => goTo(business_id),
      }))}
    />
  )
}
