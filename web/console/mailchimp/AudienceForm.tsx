import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { MailchimpView } from '#server/integrations/mailchimp/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { texts } from './texts.ts'
import { audiencesQuery, useChooseAudience } from './useMailchimp.ts'

export function AudienceForm({ view }: { view: MailchimpView }) {
  const query = useQuery(audiencesQuery)
  const { data, error } = query
  const [typed, setTyped] = useState(view.audience?.id ?? '')
  const { mutate, isPending } = useChooseAudience()
  const report = useReport()
  if (error) return <LoadFailed query={query} retry={texts.retry} />
  if (!data) return <Skeleton className="h-20 w-full rounded-md" />
  if (data.length === 0) return <Banner tone="warning">{texts.noAudiences}</Banner>
  // Another account has other audiences.
  const chosen = data.some(({ id }) => id === typed) ? typed : ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending || chosen === '') return
    mutate(chosen, report({ done: texts.started, failed: texts.notStarted }))
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <SelectField
        label={texts.audience}
        hint={texts.audienceHint}
        value={chosen}
        onChange={(event) => setTyped(event.target.value)}
      >
        <option value="">{texts.choose}</option>
        <Options of={data.map(({ id, name }) => [id, name])} />
      </SelectField>
      <div>
        <Button
          type="submit"
          variant={view.audience ? 'secondary' : 'primary'}
          disabled={chosen === ''}
          busy={isPending}
          busyText={texts.starting}
        >
          {texts.start}
        </Button>
      </div>
    </form>
  )
}
