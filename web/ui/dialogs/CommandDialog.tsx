import { Dialog as Base } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { texts } from '../texts.ts'
import { veilClass } from './Dialog.tsx'
import { useOpenLayer } from './openLayers.ts'

export type CommandOption = {
  id: string
  label: string
  /** A detail that tells the option apart: a phone number, a role. */
  hint?: string | undefined
  icon?: ReactNode
  onSelect: () => void
}
export type CommandGroup = { label: string; options: readonly CommandOption[] }

export type CommandDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
  groups: readonly CommandGroup[]
  /** The state beside the options: searching, nothing found, failed. It is read aloud. */
  status: string
}

/**
 * One field above a list of options (WAI-ARIA's combobox): the focus stays in the field, arrows move in the list, Enter
 * chooses, Escape closes. A choice takes effect once the dialog is gone and the focus is back, so that it may move the
 * focus elsewhere.
 */
export function CommandDialog(props: CommandDialogProps) {
  const { open, onOpenChange, label } = props
  useOpenLayer(open, () => onOpenChange(false))
  const chosen = useRef<CommandOption>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const choose = (option: CommandOption) => {
    chosen.current = option
    onOpenChange(false)
  }
  const onOpenChangeComplete = (isOpen: boolean) => {
    if (isOpen) return
    const option = chosen.current
    chosen.current = undefined
    option?.onSelect()
  }
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} onOpenChangeComplete={onOpenChangeComplete}>
      <Base.Portal>
        <Base.Backdrop className={veilClass} />
        <Base.Viewport className="fixed inset-0 z-40 flex items-start justify-center sm:p-6 sm:pt-[12dvh]">
          <Base.Popup
            aria-label={label}
            // Focused at once: the dialog would wait for the next frame, and text typed until then would be lost.
            initialFocus={() => {
              field.current?.focus()
              return field.current
            }}
            className="flex max-h-dvh w-full flex-col overflow-clip bg-raised shadow-soft outline-none max-sm:min-h-dvh sm:max-h-[70dvh] sm:max-w-xl sm:rounded-xl"
          >
            <CommandBody {...props} field={field} onChoose={choose} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

type CommandBodyProps = CommandDialogProps & {
  field: RefObject<HTMLInputElement | null>
  onChoose: (option: CommandOption) => void
}

function CommandBody({
  field,
  label,
  placeholder,
  query,
  onQuery,
  groups,
  status,
  onChoose,
}: CommandBodyProps) {
  const id = useId()
  const options = groups.flatMap((group) => group.options)
  const [at, setAt] = useState<string>()
  // New input starts at the first item; later results do not change the active one.
  const active = options.find((option) => option.id === at) ?? options[0]
  const move = (step: number) => {
    const next = options[(options.indexOf(active!) + step + options.length) % options.length]
    setAt(next?.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter') active && onChoose(active)
    else return
    event.preventDefault()
  }
  const optionId = (option: CommandOption) => `${id}-${option.id}`
  const activeId = active && optionId(active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <>
      <div className="flex items-center gap-3 border-line border-b ps-4 pe-2">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <input
          ref={field}
          role="combobox"
          aria-label={label}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setAt(undefined)
            onQuery(event.target.value)
          }}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 flex-1 text-ellipsis bg-transparent text-lg outline-none placeholder:text-muted"
        />
        <Base.Close className="h-11 shrink-0 rounded-md px-3 font-semibold text-muted text-sm hover:bg-quiet">
          {texts.close}
        </Base.Close>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="flex-1 overflow-y-auto overscroll-contain p-2 empty:hidden"
      >
        {groups
          .filter((group) => group.options.length > 0)
          .map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: the list's groups are of ARIA; a fieldset is none of its children.
            <div key={group.label} role="group" aria-label={group.label} className="pb-2">
              <p aria-hidden className="px-3 pt-2 pb-1 font-semibold text-muted text-sm">
                {group.label}
              </p>
              {group.options.map((option) => (
                <Option
                  key={option.id}
                  id={optionId(option)}
                  option={option}
                  isActive={option === active}
                  onPoint={() => setAt(option.id)}
                  onChoose={() => onChoose(option)}
                />
              ))}
            </div>
          ))}
      </div>
      <p role="status" className="px-5 text-muted not-empty:py-3">
        {status}
      </p>
    </>
  )
}

type OptionProps = {
  id: string
  option: CommandOption
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

function Option({ id, option, isActive, onPoint, onChoose }: OptionProps) {
  const { label, hint, icon } = option
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={onPoint}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-12 cursor-pointer select-none items-center gap-3 rounded-md px-3 py-2 aria-selected:bg-accent-soft aria-selected:text-accent-text pointer-fine:min-h-11 [&>svg]:size-5 [&>svg]:shrink-0"
    >
      {icon}
      <div className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-3">
        <p dir="auto" className="min-w-0 flex-1 truncate font-semibold">
          {label}
        </p>
        {hint && <p className="truncate text-muted text-sm tabular-nums">{hint}</p>}
      </div>
    </div>
  )
}
