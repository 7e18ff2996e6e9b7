import type { DateOrder, DateReading } from '#server/data/imports/contract.ts'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { texts } from './texts.ts'

const words = texts.preview
const orders = Object.entries(words.orders)

type DateOrderFieldProps = { reading: DateReading; order: DateOrder; onChange: (order: DateOrder) => void }

/** The order in which the file's birthdays are read, and why; it can be changed. */
export function DateOrderField({ reading, order, onChange }: DateOrderFieldProps) {
  return (
    <SelectField
      label={words.dates}
      hint={reasonFor(reading)}
      value={order}
      onChange={(event) => onChange(event.target.value as DateOrder)}
    >
      <Options of={orders} />
    </SelectField>
  )
}

function reasonFor({ month_first, day_first }: DateReading): string {
  if (month_first && day_first) return words.datesBy.both(month_first, day_first)
  const telling = month_first ?? day_first
  return telling ? words.datesBy.row(telling.row_number, telling.text) : words.datesBy.country
}
