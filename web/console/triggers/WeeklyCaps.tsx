import { useQuery } from '@tanstack/react-query'
import type { SettingsView } from '#server/console/settings/contract.ts'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { useFormat } from '../page/format.ts'
import { may, useSession } from '../session/session.ts'
import { settingsQuery } from '../settings/settingsQuery.ts'
import { texts } from './texts.ts'
import { useSetCap } from './triggersQuery.ts'

const words = texts.cap

/** The largest number of marketing texts and emails that a customer gets in a week. */
export function WeeklyCaps() {
  const { data: settings } = useQuery(settingsQuery)
  const { can_text } = useSession()
  if (!settings) return null
  return (
    <Card className="mt-8" title={words.title} description={words.description}>
      <div className="grid max-w-xl gap-4 sm:grid-cols-2">
        {can_text && <WeeklyCap channel="sms" settings={settings} />}
        <WeeklyCap channel="email" settings={settings} />
      </div>
    </Card>
  )
}

function WeeklyCap({ channel, settings }: { channel: 'sms' | 'email'; settings: SettingsView }) {
  const { number } = useFormat()
  const report = useReport()
  const { mutate, isPending } = useSetCap(channel)
  const mayChange = may(useSession(), 'business admin')
  const most = channel === 'sms' ? settings.marketing_texts_a_week : settings.marketing_mails_a_week
  const change = (value: string) =>
    mutate(value === '' ? null : Number(value), report({ done: words.saved, failed: words.failed }))
  return (
    <SelectField
      label={words.label[channel]}
      hint={mayChange ? undefined : words.adminOnly}
      disabled={!mayChange || isPending}
      value={most ?? ''}
      onChange={({ target }) => change(target.value)}
    >
      <Options of={[1, 2, 3, 4, 5, 6, 7].map((n) => [n, words.each[channel](number(n), n === 1)])} />
      <option value="">{words.none}</option>
    </SelectField>
  )
}
