import { type MouseEvent, useEffect, useRef } from 'react'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'

type SelectBoxProps = {
  label: string
  checked: boolean
  /** True if some rows of its list are selected, but not all. */
  mixed?: boolean
  onToggle: (shift: boolean) => void
}

/** The box of a row. A click with shift selects all rows from the last one touched. */
export function SelectBox({ label, checked, mixed = false, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    box.current!.indeterminate = mixed
  }, [mixed])
  return (
    <Checkbox
      ref={box}
      label={<span className="sr-only">{label}</span>}
      checked={checked}
      // A click event has the shift key's state, a change event does not.
      onChange={() => {}}
      onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
    />
  )
}
