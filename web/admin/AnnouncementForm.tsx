import { type SubmitEvent, useRef, useState } from 'react'
import type { NewAnnouncement } from '#server/surfaces/announcements/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { LeaveGuard } from '#web/console/forms/LeaveGuard.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useAnnounce } from './announcementQueries.ts'
import { announcementTexts } from './announcementTexts.ts'
import { createUtcFormat } from './format.ts'

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

/** Writes an announcement. What was typed stays until it is sent. */
export function AnnouncementForm() {
  const [typed, setTyped] = useState(empty)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const { mutate, isPending, error } = useAnnounce()
  const { show } = useToast()
  const form = useRef<HTMLFormElement>(null)
  const set = (name: keyof NewAnnouncement) => (event: { target: { value: string } }) => {
    setTyped((before) => ({ ...before, [name]: event.target.value }))
    setWrong(({ [name]: _, ...others }) => others)
  }
  const field = (name: keyof NewAnnouncement) => ({
    value: typed[name],
    onChange: set(name),
    error: wrong[name],
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const missing = missingIn(typed)
    if (Object.keys(missing).length > 0) return refuse(missing)
    mutate(typed, {
      onSuccess: ({ state, starts_on }) => {
        setTyped(empty())
        const from = utc.longDate(`${starts_on}T00:00:00Z`)
        show({ tone: 'success', title: state === 'to come' ? words.done.later(from) : words.done.now })
      },
      onError: (refused) => refused instanceof ApiError && refuse(refused.fields),
    })
  }
  const refuse = (fields: Record<string, string>) => {
    setWrong(fields)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const isTyped = typed.title !== '' || typed.message !== ''
  const isElsewhere = error && Object.keys(wrong).length === 0 && !isPending
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.title}>
      <LeaveGuard unsaved={isTyped} />
      <Card title={words.title}>
        <div className="flex flex-col gap-4">
          <TextField label={words.heading} maxLength={120} {...field('title')} />
          <TextArea label={words.message} hint={words.messageHint} maxLength={1000} {...field('message')} />
          <div className="grid gap-4 sm:grid-cols-3">
            <SelectField label={words.tone} {...field('tone')}>
              <option value="info">{words.tones.info}</option>
              <option value="warning">{words.tones.warning}</option>
            </SelectField>
            <TextField label={words.from} type="date" hint={words.daysHint} {...field('starts_on')} />
            <TextField label={words.until} type="date" {...field('ends_on')} />
          </div>
          {isElsewhere && (
            <Banner tone="danger" title={words.failed} live>
              {error.message}
            </Banner>
          )}
          <Button
            type="submit"
            variant="primary"
            className="sm:self-end"
            busy={isPending}
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
