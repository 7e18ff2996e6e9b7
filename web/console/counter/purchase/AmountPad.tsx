import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { NumberPad } from '#web/ui/NumberPad.tsx'
import { useFormat } from '../../page/format.ts'
import { startMark } from '../start.ts'
import { texts } from '../texts.ts'
import { MOST_KEYS } from './draft.ts'

export type AmountPadProps = {
  customer: string
  /** Whether any program asks for the amount; else it hides behind a button. */
  wanted: boolean
  keys: string
  onKeys: (keys: string) => void
  onSubmit: () => void
}

/** The amount in minor units: '1240' reads $12.40, as on a till. */
export function AmountPad({ customer, wanted, keys, onKeys, onSubmit }: AmountPadProps) {
  const { money } = useFormat()
  const [asked, setAsked] = useState(false)
  if (!wanted && !asked && keys === '') {
    return <Button onClick={() => setAsked(true)}>{texts.purchase.withAmount}</Button>
  }
  return (
    // Keys are low enough to keep the record button in sight.
    <div
      className="[&_button]:h-[clamp(2.75rem,6.5dvh,4.75rem)] squat:[&_input]:h-12"
      {...(wanted && startMark)}
    >
      <NumberPad
        label={texts.purchase.amount(customer)}
        placeholder={money(0)}
        value={keys}
        onChange={onKeys}
        format={(typed) => money(Number(typed))}
        extraKey="00"
        maxLength={MOST_KEYS}
        onSubmit={onSubmit}
      />
    </div>
  )
}
