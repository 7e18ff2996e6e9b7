import { Columns3 } from 'lucide-react'
import { type ToggleEvent, useId, useRef } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { placeBeside } from '#web/ui/buttons/placeBeside.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { type OptionalColumn, optionalColumns } from './columns.ts'
import { texts } from './texts.ts'

type ColumnChoiceProps = {
  shown: readonly OptionalColumn[]
  onShow: (column: OptionalColumn, wanted: boolean) => void
}

/** Chooses the table's columns. It stays open while several are ticked. */
export function ColumnChoice({ shown, onShow }: ColumnChoiceProps) {
  const id = useId()
  const popup = useRef<HTMLFieldSetElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const onToggle = (event: ToggleEvent) => {
    if (event.newState === 'open') placeBeside(popup.current!, opener.current!, 'end')
  }
  return (
    <>
      <Button ref={opener} popoverTarget={id} icon={<Columns3 aria-hidden className="size-4" />}>
        {texts.columns.choose}
      </Button>
      <fieldset
        ref={popup}
        id={id}
        popover="auto"
        onToggle={onToggle}
        className="inset-auto m-0 min-w-56 rounded-md border border-line bg-raised px-4 py-3 text-ink shadow-soft"
      >
        <legend className="sr-only">{texts.columns.legend}</legend>
        {optionalColumns.map((column) => (
          <Checkbox
            key={column}
            label={texts.columns[column]}
            checked={shown.includes(column)}
            onChange={(event) => onShow(column, event.target.checked)}
          />
        ))}
      </fieldset>
    </>
  )
}
