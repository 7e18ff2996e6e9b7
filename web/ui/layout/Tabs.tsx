import { type KeyboardEvent, type ReactNode, useId } from 'react'

export type Tab<Value extends string> = { value: Value; label: ReactNode; content: ReactNode }

export type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Class of the row of tabs. */
  listClass?: string
}

/** Views of one thing, one at a time; arrow keys move between them. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  listClass = '',
}: TabsProps<Value>) {
  const id = useId()
  const tabId = (tab: Value) => `${id}-${tab}`
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveWithin}
        className={`mb-6 flex gap-1 overflow-x-auto rounded-md bg-quiet p-1 sm:w-fit sm:max-w-full ${listClass}`}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(tab.value)}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className="h-11 flex-1 whitespace-nowrap sm:min-w-32 sm:flex-auto rounded-sm px-4 font-semibold text-muted transition-colors hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-soft dark:aria-selected:bg-edge/45 pointer-fine:h-9"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(value)} key={value}>
        {tabs.find((tab) => tab.value === value)?.content}
      </div>
    </div>
  )
}

function moveWithin(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const next = { ArrowRight: at + ahead, ArrowLeft: at - ahead, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  const tab = tabs.at(next % tabs.length)
  tab?.focus()
  tab?.click()
}
