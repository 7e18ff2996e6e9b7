import { useEffect, useRef, useState } from 'react'
import { tillTexts } from '#web/till/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { NumberPad } from '#web/ui/fields/NumberPad.tsx'
import { startMark } from '#web/ui/focus/start.ts'
import { useFormat } from '../../page/format.ts'
import { texts } from '../texts.ts'
import { MOST_KEYS } from './draft.ts'

export type AmountPadProps = {
  customer: string
  /** True if any program needs the amount. Else the pad is behind a button until digits are typed. */
  wanted: boolean
  keys: string
  onKeys: (keys: string) => void
  onSubmit: () => void
}

/** Types the amount in minor units: '1240' shows as $12.40, as on a till. */
export function AmountPad({ customer, wanted, keys, onKeys, onSubmit }: AmountPadProps) {
  const { money } = useFormat()
  const [asked, setAsked] = useState(false)
  const isOpen = wanted || asked || keys !== ''
  const pad = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  // A pad that opens later was asked for, so it takes the focus: what is typed next is the amount.
  useEffect(() => {
    if (isOpen && !wasOpen.current) pad.current?.querySelector('input')?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  if (!isOpen) return <Button onClick={() => setAsked(true)}>{texts.purchase.withAmount}</Button>
  const change = (typed: string) => {
    // The pad stays open when it is emptied.
    setAsked(true)
    onKeys(typed)
  }
  return (
    // Keys are low enough to keep the record button in sight.
    <div
      ref={pad}
      className="[&_button]:h-[clamp(2.75rem,calc(6.5dvh-var(--till-bar,0rem)/4),4.75rem)] max-md:[&_input]:h-14 crammed:*:gap-2 crammed:[&_button]:h-[clamp(2.5rem,calc(12dvh-2.5rem-var(--till-bar,0rem)/4),3.25rem)] crammed:[&_input]:h-11 squat:[&_input]:h-12"
      {...startMark}
    >
      <NumberPad
        label={tillTexts.purchase.amount(customer)}
        placeholder={money(0)}
        value={keys}
        onChange={change}
        format={(typed) => money(Number(typed))}
        extraKey="00"
        maxLength={MOST_KEYS}
        onSubmit={onSubmit}
      />
    </div>
  )
}
