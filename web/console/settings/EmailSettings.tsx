import { Card } from '#web/ui/Card.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useSwitchTracking } from './settingsQuery.ts'
import { texts } from './texts.ts'

const words = texts.email

/** Whether opened mails are counted, and who sends them. */
export default function EmailSettings({ enabled, mayChange }: { enabled: boolean; mayChange: boolean }) {
  const { mutate, isPending, variables } = useSwitchTracking()
  const { show } = useToast()
  const change = (wanted: boolean) => {
    if (isPending) return
    mutate(wanted, {
      onSuccess: () => show({ tone: 'success', title: words.updated }),
      onError: ({ message }) => show({ tone: 'danger', title: words.failed, description: message }),
    })
  }
  return (
    <Card title={words.title}>
      <div className="flex flex-col gap-4">
        <Switch
          label={words.tracking}
          hint={words.trackingHint}
          checked={isPending ? variables : enabled}
          onChange={change}
          disabled={!mayChange}
        />
        <p className="text-muted text-sm">{words.central}</p>
      </div>
    </Card>
  )
}
