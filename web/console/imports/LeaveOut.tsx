import { Checkbox } from '#web/ui/Checkbox.tsx'
import { useFormat } from '../page/format.ts'
import type { Checking } from './importsQuery.ts'
import { texts } from './texts.ts'

type LeaveOutProps = {
  /** Rows that are good without what is wrong in them. */
  mendable: number
  checking: Checking
  onChange: (change: Partial<Checking>) => void
}

/** One press brings rows along that are good without a field; the rows are read once more for it. */
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
