import { Store } from 'lucide-react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { texts } from '../page/texts.ts'
import { useOtherBusinesses } from './useOtherBusinesses.ts'

/** The person's other businesses as a list, for the sheet of phones. */
export function BusinessList() {
  const { others, goTo, opening } = useOtherBusinesses()
  if (others.length === 0) return null
  return (
    <div className="mb-4">
      <p className="mb-2 font-semibold text-muted text-sm">{texts.switchBusiness}</p>
      <ul className="grid gap-2">
        {others.map(({ business_id, company_name, role }) => (
          <li key={business_id} className="grid">
            <Button
              className="h-auto! min-h-11 justify-start! whitespace-normal! py-2 text-start"
              icon={<Store aria-hidden className="size-5 shrink-0" />}
              busy={opening === business_id}
              onClick={() => goTo(business_id)}
            >
              {texts.businessAs(company_name, role)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
