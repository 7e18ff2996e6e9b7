import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronDown } from 'lucide-react'
import { controlClass, Field, type FieldText } from './Field.tsx'

export type ComboOption = { value: string; label: string }

export type ComboFieldProps = FieldText & {
  name?: string
  options: readonly ComboOption[]
  value: string
  onChange: (value: string) => void
  disabled?: boolean
  /** Stands in the list when nothing fits what is typed. */
  noneText: string
}

/** One choice from a long list: typing narrows it. */
export function ComboField(props: ComboFieldProps) {
  const { label, hint, error, name, options, value, onChange, disabled, noneText } = props
  const chosen = options.find((option) => option.value === value) ?? { value, label: value }
  return (
    <Combobox.Root
      items={options}
      value={chosen}
      onValueChange={(option: ComboOption | null) => option && onChange(option.value)}
      isItemEqualToValue={(one: ComboOption, other: ComboOption) => one.value === other.value}
      disabled={disabled ?? false}
    >
      <Field label={label} hint={hint} error={error}>
        {(wiring) => (
          <span className="relative block">
            <Combobox.Input
              {...wiring}
              name={name}
              autoComplete="off"
              className={`${controlClass} h-11 pe-11 pointer-fine:h-10`}
            />
            <Combobox.Trigger
              aria-label={label}
              tabIndex={-1}
              className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md disabled:text-muted"
            >
              <ChevronDown aria-hidden className="size-4" />
            </Combobox.Trigger>
          </span>
        )}
      </Field>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} className="z-50 outline-none">
          <Combobox.Popup className="max-h-[min(20rem,var(--available-height))] w-[max(var(--anchor-width),14rem)] max-w-[var(--available-width)] overflow-y-auto overscroll-contain rounded-md border border-line bg-raised p-1 shadow-soft">
            <Combobox.Empty className="text-muted text-sm">
              <span className="block px-3 py-2.5">{noneText}</span>
            </Combobox.Empty>
            <Combobox.List>
              {(option: ComboOption) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 py-1.5 outline-none data-highlighted:bg-quiet pointer-fine:min-h-9"
                >
                  <span className="min-w-0 flex-1">{option.label}</span>
                  <Combobox.ItemIndicator>
                    <Check aria-hidden className="size-4 text-accent-text" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
