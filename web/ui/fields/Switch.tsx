import { Switch as Base } from '@base-ui/react/switch'
import { type ReactNode, useContext, useId } from 'react'
import { ReadOnly } from '../buttons/ReadOnly.ts'

export type SwitchProps = {
  label: string
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** Aligns the switch's middle with that of the label's line, which is half as high. */
const levelWithLabel = '-mt-2.5'

/** Turns something on or off at once, without a form to save. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  const readOnly = useContext(ReadOnly)
  return (
    <div className={`flex justify-between gap-4 ${hint ? 'items-start' : 'items-center'}`}>
      <div className="min-w-0">
        <p id={`${id}-label`} className="font-semibold">
          {label}
        </p>
        {hint && (
          <div id={`${id}-hint`} className="max-w-prose text-muted text-sm">
            {hint}
          </div>
        )}
      </div>
      <Base.Root
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled || readOnly !== null}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={`group grid h-11 w-14 shrink-0 cursor-pointer items-center justify-items-end rounded-md data-disabled:cursor-not-allowed data-disabled:opacity-50 ${hint ? levelWithLabel : ''}`}
      >
        <span className="flex h-7 w-12 items-center rounded-full border border-edge bg-quiet px-0.5 transition-colors group-data-checked:border-accent group-data-checked:bg-accent forced-colors:group-data-checked:bg-[Highlight]">
          <Base.Thumb className="size-5 rounded-full bg-edge forced-colors:bg-[CanvasText] forced-colors:data-checked:bg-[Canvas] transition-transform data-checked:translate-x-5 data-checked:bg-on-accent rtl:data-checked:-translate-x-5" />
        </span>
      </Base.Root>
    </div>
  )
}
