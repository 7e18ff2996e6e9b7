import { Button } from '#web/ui/buttons/Button.tsx'
import { Switch } from '#web/ui/fields/Switch.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useSwitchTracking } from '../settingsQuery.ts'
import { texts } from '../texts.ts'
import { useSwitchDoubleOptIn, useSwitchWeeklyMail } from './emailQueries.ts'
import { emailTexts } from './texts.ts'

const words = texts.email
const more = emailTexts

type EmailSettingsProps = {
  enabled: boolean
  weekly: boolean
  left: boolean
  confirms: boolean
  mayChange: boolean
}

/** Settings of email: counting opened mails, the team's weekly mail, and who sends. */
export default function EmailSettings({ enabled, weekly, left, confirms, mayChange }: EmailSettingsProps) {
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
        <DoubleOptIn enabled={confirms} mayChange={mayChange} />
        <WeeklyMail enabled={weekly} left={left} mayChange={mayChange} />
        <p className="text-muted text-sm">{words.central}</p>
      </div>
    </Card>
  )
}

function DoubleOptIn({ enabled, mayChange }: { enabled: boolean; mayChange: boolean }) {
  const { mutate, isPending, variables } = useSwitchDoubleOptIn()
  const { show } = useToast()
  const change = (wanted: boolean) => {
    if (isPending) return
    mutate(wanted, {
      onSuccess: () => show({ tone: 'success', title: more.confirmsUpdated }),
      onError: ({ message }) => show({ tone: 'danger', title: more.confirmsFailed, description: message }),
    })
  }
  return (
    <Switch
      label={more.confirms}
      hint={more.confirmsHint}
      checked={isPending ? variables : enabled}
      onChange={change}
      disabled={!mayChange}
    />
  )
}

type WeeklyMailProps = { enabled: boolean; left: boolean; mayChange: boolean }

function WeeklyMail({ enabled, left, mayChange }: WeeklyMailProps) {
  const { mutate, isPending, variables } = useSwitchWeeklyMail()
  const { show } = useToast()
  const change = (wanted: boolean) => {
    if (isPending) return
    mutate(wanted, {
      onSuccess: () => show({ tone: 'success', title: more.weeklyUpdated }),
      onError: ({ message }) => show({ tone: 'danger', title: more.weeklyFailed, description: message }),
    })
  }
  return (
    <>
      <Switch
        label={more.weekly}
        hint={more.weeklyHint}
        checked={isPending ? variables : enabled}
        onChange={change}
        disabled={!mayChange}
      />
      {enabled && left && mayChange && (
        <Banner
          action={
            <Button size="small" busy={isPending} onClick={() => change(true)}>
              {more.weeklyAgain}
            </Button>
          }
        >
          {more.weeklyLeft}
        </Banner>
      )}
    </>
  )
}
