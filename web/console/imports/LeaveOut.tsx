import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { useFormat } from '../page/format.ts'
import type { Checking } from './importsQuery.ts'
import { texts } from './texts.ts'

type LeaveOutProps = {
  /** Rows that are valid without their wrong field. */
  mendable: number
  checking: Checking
  onChange: (change: Partial<Checking>) => void
}

/** A button that also imports rows without their wrong field; the rows are then read again. */
export function LeaveOut({ mendable, checking, onChange }: LeaveOutProps) {
  const { number } = useFormat()
  if (mendable === 0 && !checking.leave_out_wrong) return null
  return (
    <Checkbox
      label={texts.validating.leaveOut(number(mendable), mendable)}
      hint={texts.validating.leaveOutHint}
      checked={checking.leave_out_wrong}
      onChange={(event) => onChange({ leave_out_wrong: event.target.checked })}
    />
  )
}
