import { Download } from 'lucide-react'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { useSession } from '../session.ts'
import { texts } from './texts.ts'

/** Every customer as a CSV file, for whoever may take the shop's data out. */
export function ExportCustomers() {
  const { permissions } = useSession()
  if (!permissions.includes('shop admin')) return null
  return (
    <a href="/api/app/exports/customers.csv" download className={buttonClass()}>
      <Download aria-hidden className="size-4" />
      {texts.customers}
    </a>
  )
}
