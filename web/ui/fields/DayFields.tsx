import { TextField } from './TextField.tsx'

/** Days are 'YYYY-MM-DD'; '' means open. */
export type DayRange = { from: string; to: string }

/** True if both days are given in the wrong order. */
export const isBackwards = ({ from, to }: DayRange): boolean => from !== '' && to !== '' && from > to

/** True for a day, or none. */
export const isDay = (text: string): boolean => text === '' || /^\d{4}-\d\d-\d\d$/.test(text)

type DayFieldsProps = {
  days: DayRange
  onChange: (days: DayRange) => void
  words: { from: string; to: string; wrongDays: string }
}

/** The first and the last day of the shown range. */
export function DayFields({ days, onChange, words }: DayFieldsProps) {
  const { from, to } = days
  return (
    <>
      <TextField
        label={words.from}
        type="date"
        value={from}
        max={to || undefined}
        error={isBackwards(days) ? words.wrongDays : undefined}
        onChange={(event) => onChange({ from: event.target.value, to })}
      />
      <TextField
        label={words.to}
        type="date"
        value={to}
        min={from || undefined}
        onChange={(event) => onChange({ from, to: event.target.value })}
      />
    </>
  )
}
