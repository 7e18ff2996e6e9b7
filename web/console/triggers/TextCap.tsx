import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/ui/Card.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useFormat } from '../page/format.ts'
import { may, useSession } from '../session/session.ts'
import { settingsQuery } from '../settings/settingsQuery.ts'
import { texts } from './texts.ts'
import { useSetTextCap } from './triggersQuery.ts'

const words = texts.cap

/** How many marketing texts a guest gets in a week at the most. */
export function TextCap() {
  const { number } = useFormat()
  const { show } = useToast()
  const { data: settings } = useQuery(settingsQuery)
  const { mutate, isPending } = useSetTextCap()
  const mayChange = may(useSession(), 'business admin')
  if (!settings) return null
  const change = (value: string) =>
    mutate(value === '' ? null : Number(value), {
      onSuccess: () => show({ tone: 'success', title: words.saved }),
      onError: ({ message }) => show({ tone: 'danger', title: words.failed, description: message }),
    })
  return (
    <Card className="mt-8" title={words.title} description={words.description}>
      <div className="max-w-xs">
        <SelectField
          label={words.label}
          hint={mayChange ? undefined : words.adminOnly}
          disabled={!mayChange || isPending}
          value={settings.marketing_texts_a_week ?? ''}
          onChange={({ target }) => change(target.value)}
        >
          {[1, 2, 3, 4, 5, 6, 7].map((n) => (
            <option key={n} value={n}>
              {words.each(number(n), n === 1)}
            </option>
          ))}
          <option value="">{words.none}</option>
        </SelectField>
      </div>
    </Card>
  )
}
