import type { AdminAnnouncement, NewAnnouncement } from '#server/admin/announcements/contract.ts'
import { handleSubmit } from '#web/console/forms/handleSubmit.ts'
import { LeaveGuard } from '#web/console/forms/LeaveGuard.tsx'
import { useForm } from '#web/console/forms/useForm.ts'
import { wire } from '#web/console/forms/wire.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { createUtcFormat } from '../format.ts'
import { useAnnounce } from './announcementQueries.ts'
import { announcementTexts } from './texts.ts'

const words = announcementTexts.form
const utc = createUtcFormat()
const DAY_MS = 86_400_000
const SHOWN_DAYS = 7

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const empty = (): NewAnnouncement => ({
  title: '',
  message: '',
  tone: 'info',
  starts_on: dayIn(0),
  ends_on: dayIn(SHOWN_DAYS),
})

/** Writes an announcement. The typed text stays until it is sent. */
export function AnnouncementForm() {
  const form = useForm(empty)
  const save = useAnnounce()
  const { show } = useToast()
  const { typed } = form
  const read = () => (form.refuse(missingIn(typed)) ? undefined : typed)
  const done = ({ state, starts_on }: AdminAnnouncement) => {
    form.reset(empty())
    const from = utc.longDate(`${starts_on}T00:00:00Z`)
    show({ tone: 'success', title: state === 'to come' ? words.done.later(from) : words.done.now })
  }
  const isTyped = typed.title !== '' || typed.message !== ''
  return (
    <form ref={form.form} noValidate onSubmit={handleSubmit(form, save, read, done)} aria-label={words.title}>
      <LeaveGuard unsaved={isTyped} />
      <Card title={words.title}>
        <div className="flex flex-col gap-4">
          <TextField label={words.heading} maxLength={120} {...wire(form, 'title')} />
          <TextArea
            label={words.message}
            hint={words.messageHint}
            maxLength={1000}
            {...wire(form, 'message')}
          />
          <div className="grid gap-4 sm:grid-cols-3">
            <SelectField label={words.tone} {...wire(form, 'tone')}>
              <option value="info">{words.tones.info}</option>
              <option value="warning">{words.tones.warning}</option>
            </SelectField>
            <TextField label={words.from} type="date" hint={words.daysHint} {...wire(form, 'starts_on')} />
            <TextField label={words.until} type="date" {...wire(form, 'ends_on')} />
          </div>
          <ErrorBanner title={words.failed} message={form.failure?.message} />
          <Button
            type="submit"
            variant="primary"
            className="sm:self-end"
            busy={save.isPending}
            busyText={words.sending}
          >
            {words.send}
          </Button>
        </div>
      </Card>
    </form>
  )
}

function missingIn({ title, message, starts_on, ends_on }: NewAnnouncement): Record<string, string> {
  return {
    ...(title.trim() === '' && { title: words.missing.title }),
    ...(message.trim() === '' && { message: words.missing.message }),
    ...(starts_on === '' && { starts_on: words.missing.day }),
    ...(ends_on === '' && { ends_on: words.missing.day }),
  }
}
