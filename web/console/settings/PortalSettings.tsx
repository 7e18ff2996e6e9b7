import { Switch } from '#web/ui/fields/Switch.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useSwitchPortal } from './settingsQuery.ts'
import { texts } from './texts.ts'

const words = texts.portal

/** Switches on or off that customers can sign in to see their cards. */
export default function PortalSettings({ enabled, mayChange }: { enabled: boolean; mayChange: boolean }) {
  const { mutate, isPending, variables } = useSwitchPortal()
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
      <Switch
        label={words.label}
        hint={words.hint}
        checked={isPending ? variables : enabled}
        onChange={change}
        disabled={!mayChange}
      />
    </Card>
  )
}
