import { type SubmitEvent, useState } from 'react'
import type { SettingsView } from '#server/console/settings/contract.ts'
import { minorDigits } from '#server/platform/money/minorDigits.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { readMoney, writeMoney } from '../../page/typedMoney.ts'
import { useSession } from '../../session/session.ts'
import { useSetCounterLimit } from '../settingsQuery.ts'
import { counterLimitTexts as words } from './texts.ts'

type CounterLimitProps = { settings: SettingsView; mayChange: boolean }

/** The largest amount that somebody with the counter role records at once. */
export default function CounterLimit({ settings, mayChange }: CounterLimitProps) {
  const { currency } = settings.profile
  const { locale } = useSession().business
  const digits = minorDigits(currency)
  const present = settings.counter_most_amount
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState(false)
  const { mutate, isPending, error } = useSetCounterLimit()
  const { show } = useToast()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const amount = typed?.trim() ? readMoney(typed, digits) : null
    setWrong(amount === undefined)
    if (amount === undefined || isPending) return
    mutate(amount, {
      onSuccess: () => {
        setTyped(undefined)
        show({ tone: 'success', title: amount === null ? words.none : words.saved })
      },
    })
  }
  return (
    <Card title={words.title} description={words.description}>
      <form noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
        <TextField
          label={words.label}
          hint={words.hint}
          inputMode="decimal"
          maxLength={15}
          autoComplete="off"
          disabled={!mayChange}
          suffix={currency}
          value={typed ?? (present === null ? '' : writeMoney(present, digits, locale))}
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(false)
          }}
          error={wrong ? words.unreadable : error?.message}
        />
        {mayChange && (
          <Button type="submit" busy={isPending} busyText={words.saving} disabled={typed === undefined}>
            {words.save}
          </Button>
        )}
      </form>
    </Card>
  )
}
