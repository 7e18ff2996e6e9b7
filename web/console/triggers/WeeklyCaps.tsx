import { useQuery } from '@tanstack/react-query'
import type { SettingsView } from '#server/console/settings/contract.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useFormat } from '../page/format.ts'
import { may, useSession } from '../session/session.ts'
import { settingsQuery } from '../settings/settingsQuery.ts'
import { texts } from './texts.ts'
import { useSetCap } from './triggersQuery.ts'

const words = texts.cap

/** The largest number of marketing texts and emails that a customer gets in a week. */
export function WeeklyCaps() {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings) return null
  return (
    <Card className="mt-8" title={words.title} description={words.description}>
      <div className="grid max-w-xl gap-4 sm:grid-cols-2">
        <WeeklyCap channel="sms" settings={settings} />
        <WeeklyCap channel="email" settings={settings} />
      </div>
    </Card>
  )
}

function WeeklyCap({ channel, settings }: { channel: 'sms' | 'email'; settings: SettingsView }) {
  const { number } = useFormat()
  const { show } = useToast()
  const { mutate, isPending } = useSetCap(channel)
  const mayChange = may(useSession(), 'business admin')
  const most = channel === 'sms' ? settings.marketing_texts_a_week : settings.marketing_mails_a_week
  const change = (value: string) =>
    mutate(value === '' ? null : Number(value), {
      onSuccess: () => show({ tone: 'success', title: words.saved }),
      onError: ({ message }) => show({ tone: 'danger', title: words.failed, description: message }),
    })
  return (
    <SelectField
      label={words.label[channel]}
      hint={mayChange ? undefined : words.adminOnly}
      disabled={!mayChange || isPending}
      value={most ?? ''}
      onChange={({ target }) => change(target.value)}
    >
      {[1, 2, 3, 4, 5, 6, 7].map((n) => (
        <option key={n} value={n}>
          {words.each[channel](number(n), n === 1)}
        </option>
      ))}
      <option value="">{words.none}</option>
    </SelectField>
  )
}
