import type { PresentRecord } from '#server/data/customer-record/contract.ts'
import { Switch } from '#web/ui/fields/Switch.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useSwitchPortal } from './recordQuery.ts'
import { texts } from './texts.ts'

const words = texts.portal

/** Switches whether this customer can sign in to see their cards. */
export default function Portal({ record }: { record: PresentRecord }) {
  const { customer, shop_portal_enabled } = record
  const { mutate, isPending, variables } = useSwitchPortal(customer.id)
  const { show } = useToast()
  const change = (wanted: boolean) => {
    if (isPending) return
    mutate(wanted, {
      onSuccess: () => show({ tone: 'success', title: wanted ? words.on : words.off }),
      onError: ({ message }) => show({ tone: 'danger', title: words.failed, description: message }),
    })
  }
  return (
    <Card title={words.title}>
      <div className="flex flex-col gap-4">
        <Switch
          label={words.label}
          hint={words.hint}
          checked={isPending ? variables : customer.portal_enabled}
          onChange={change}
        />
        {!shop_portal_enabled && <Banner tone="warning">{words.businessOff}</Banner>}
      </div>
    </Card>
  )
}
