import { type SubmitEvent, useState } from 'react'
import { minorDigits } from '#server/platform/money/minorDigits.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { RadioCards } from '#web/ui/fields/RadioCards.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useFormat } from '../../page/format.ts'
import { readMoney, writeMoney } from '../../page/typedMoney.ts'
import { useSession } from '../../session/session.ts'
import { redeemingTexts as words } from './redeemingTexts.ts'
import { useSetRedeeming } from './useDevices.ts'

const choices = ['none', 'limited', 'any'] as const
type Choice = (typeof choices)[number]

const choiceOf = (most: number | null): Choice => (most === null ? 'any' : most === 0 ? 'none' : 'limited')

type OfflineRedeemingProps = { most: number | null; currency: string; mayChange: boolean }

/** What the tills may hand over without a connection: nothing, up to a value a customer and day, or anything. */
export default function OfflineRedeeming({ most, currency, mayChange }: OfflineRedeemingProps) {
  const { locale } = useSession().business
  const { money } = useFormat()
  const digits = minorDigits(currency)
  const [choice, setChoice] = useState(choiceOf(most))
  const [typed, setTyped] = useState(most ? writeMoney(most, digits, locale) : '')
  const [wrong, setWrong] = useState(false)
  const { mutate, isPending, error } = useSetRedeeming()
  const { show } = useToast()
  if (!mayChange)
    return <p className="text-muted text-sm">{words.present(choiceOf(most), most ? money(most) : '')}</p>
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = choice === 'any' ? null : choice === 'none' ? 0 : readMoney(typed, digits)
    setWrong(wanted === undefined)
    if (wanted === undefined || isPending) return
    mutate(wanted, { onSuccess: () => show({ tone: 'success', title: words.saved }) })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
      <RadioCards
        legend={words.legend}
        name="offline-redeeming"
        cards={choices.map((value) => ({ value, ...words.choices[value] }))}
        value={choice}
        onChange={setChoice}
      />
      {choice === 'limited' && (
        <TextField
          label={words.label}
          hint={words.hint}
          inputMode="decimal"
          maxLength={15}
          autoComplete="off"
          suffix={currency}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(false)
          }}
          error={wrong ? words.unreadable : undefined}
        />
      )}
      {error && (
        <p role="alert" className="text-danger-text text-sm">
          {error.message}
        </p>
      )}
      <Button type="submit" busy={isPending} busyText={words.saving}>
        {words.save}
      </Button>
    </form>
  )
}
