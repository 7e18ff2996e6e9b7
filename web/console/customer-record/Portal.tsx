import type { PresentRecord } from '#server/data/customer-record/contract.ts'
import { Switch } from '#web/ui/fields/Switch.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useSwitch } from '../forms/useSwitch.ts'
import { useSwitchPortal } from './recordQuery.ts'
import { texts } from './texts.ts'

const words = texts.portal

/** Switches whether this customer can sign in to see their cards. */
export default function Portal({ record }: { record: PresentRecord }) {
  const { customer, shop_portal_enabled } = record
  const access = useSwitch(useSwitchPortal(customer.id), customer.portal_enabled, words)
  return (
    <Card title={words.title}>
      <div className="flex flex-col gap-4">
        <Switch {...access} label={words.label} hint={words.hint} />
        {!shop_portal_enabled && <Banner tone="warning">{words.businessOff}</Banner>}
      </div>
    </Card>
  )
}
