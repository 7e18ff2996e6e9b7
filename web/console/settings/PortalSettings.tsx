import { Switch } from '#web/ui/fields/Switch.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useSwitch } from '../forms/useSwitch.ts'
import { useSwitchPortal } from './settingsQuery.ts'
import { texts } from './texts.ts'

const words = texts.portal

/** Switches on or off that customers can sign in to see their cards. */
export default function PortalSettings({ enabled, mayChange }: { enabled: boolean; mayChange: boolean }) {
  const access = useSwitch(useSwitchPortal(), enabled, words)
  return (
    <Card title={words.title}>
      <Switch {...access} label={words.label} hint={words.hint} disabled={!mayChange} />
    </Card>
  )
}
