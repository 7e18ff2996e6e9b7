import { Button } from '#web/ui/buttons/Button.tsx'
import { Switch } from '#web/ui/fields/Switch.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useSwitch } from '../../forms/useSwitch.ts'
import { useSession } from '../../session/session.ts'
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
  const { can_text } = useSession()
  const tracking = useSwitch(useSwitchTracking(), enabled, either(words.updated, words.failed))
  const confirming = useSwitch(
    useSwitchDoubleOptIn(),
    confirms,
    either(more.confirmsUpdated, more.confirmsFailed),
  )
  const disabled = !mayChange
  return (
    <Card title={words.title}>
      <div className="flex flex-col gap-4">
        <Switch {...tracking} label={words.tracking} hint={words.trackingHint} disabled={disabled} />
        <Switch {...confirming} label={more.confirms} hint={more.confirmsHint} disabled={disabled} />
        <WeeklyMail enabled={weekly} left={left} mayChange={mayChange} />
        <p className="text-muted text-sm">{can_text ? words.central : words.centralMail}</p>
      </div>
    </Card>
  )
}

/** Words that are the same for on and off. */
const either = (done: string, failed: string) => ({ on: done, off: done, failed })

type WeeklyMailProps = { enabled: boolean; left: boolean; mayChange: boolean }

function WeeklyMail({ enabled, left, mayChange }: WeeklyMailProps) {
  const saving = useSwitchWeeklyMail()
  const wanted = useSwitch(saving, enabled, either(more.weeklyUpdated, more.weeklyFailed))
  return (
    <>
      <Switch {...wanted} label={more.weekly} hint={more.weeklyHint} disabled={!mayChange} />
      {enabled && left && mayChange && (
        <Banner
          action={
            <Button size="small" busy={saving.isPending} onClick={() => wanted.onChange(true)}>
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
