import { type SubmitEvent, useState } from 'react'
import type { Period, Wanted } from '#server/data/analytics/contract.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useSession } from '../../session/session.ts'
import { analyticsTexts as texts } from '../texts.ts'

const periods = Object.keys(texts.periods) as Period[]
const CUSTOM = 'custom'
const LONGEST_MS = 366 * 86_400_000

type PeriodChoiceProps = { wanted: Wanted; onChoose: (wanted: Wanted) => void }

/** Chooses one of the periods that end now, or any first and last day. */
export function PeriodChoice({ wanted, onChoose }: PeriodChoiceProps) {
  const [isOpen, setOpen] = useState(typeof wanted === 'object')
  const choose = (value: string) => {
    setOpen(value === CUSTOM)
    if (value !== CUSTOM) onChoose(value as Period)
  }
  return (
    <div className="flex flex-wrap items-start justify-end gap-3 print:hidden">
      <div className="w-48">
        <SelectField
          label={texts.period}
          value={isOpen || typeof wanted === 'object' ? CUSTOM : wanted}
          onChange={({ target }) => choose(target.value)}
        >
          <Options of={periods.map((one) => [one, texts.periods[one]])} />
          <option value={CUSTOM}>{texts.days.custom}</option>
        </SelectField>
      </div>
      {isOpen && <DaysForm wanted={wanted} onChoose={onChoose} />}
    </div>
  )
}

function DaysForm({ wanted, onChoose }: PeriodChoiceProps) {
  const { time_zone } = useSession().business
  const today = localDate(new Date(), time_zone)
  const [days, setDays] = useState(typeof wanted === 'object' ? wanted : { from: '', to: today })
  const [wrong, setWrong] = useState<Partial<typeof days>>({})
  const change = (part: Partial<typeof days>) => {
    setDays({ ...days, ...part })
    setWrong({})
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = faultIn(days, today)
    setWrong(found)
    if (Object.keys(found).length === 0) onChoose(days)
  }
  const dayOf = (name: 'from' | 'to') => (
    <TextField
      label={texts.days[name]}
      type="date"
      max={today}
      value={days[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={wrong[name]}
    />
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      {dayOf('from')}
      {dayOf('to')}
      <Button type="submit" className="mt-6.5">
        {texts.days.show}
      </Button>
    </form>
  )
}

/** The faults that the server would find, found before it is asked. */
function faultIn({ from, to }: { from: string; to: string }, today: string): { from?: string; to?: string } {
  if (!from) return { from: texts.days.missing }
  if (!to) return { to: texts.days.missing }
  if (to > today) return { to: texts.days.future }
  if (from > to) return { to: texts.days.order }
  return Date.parse(to) - Date.parse(from) > LONGEST_MS ? { from: texts.days.longest } : {}
}
