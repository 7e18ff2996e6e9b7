import { EllipsisVertical } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { IconButton } from './IconButton.tsx'
import { placeBeside } from './placeBeside.ts'

export type MenuItem = {
  /** Tells items with the same label apart. */
  id?: string
  label: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}

export type MenuProps = {
  /** Accessible name of the menu: 'Actions for Ana Cruz'. */
  label: string
  items: readonly MenuItem[]
  icon?: ReactNode
  /** Classes of the button that opens the menu. */
  opener?: string
}

/** Actions behind one icon. Arrow keys, Home, End and first letters move; Escape and Tab close it. */
export function Menu({ label, items, icon = <EllipsisVertical />, opener: look }: MenuProps) {
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  useClosedByMoving(popup, open)
  const onToggle = (event: ToggleEvent) => {
    setOpen(event.newState === 'open')
    if (event.newState !== 'open') return
    placeBeside(popup.current!, opener.current!, 'end')
    itemsOf(popup.current!)[0]?.focus({ preventScroll: true })
  }
  const select = (item: MenuItem) => {
    if (item.disabled) return
    popup.current!.hidePopover()
    item.onSelect()
  }
  return (
    <>
      <IconButton
        ref={opener}
        label={label}
        icon={icon}
        className={look}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
      />
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={onToggle}
        onKeyDown={moveWithin}
        className="inset-auto m-0 min-w-48 rounded-md border border-line bg-raised p-1 text-ink opacity-0 shadow-soft outline-none transition-opacity open:opacity-100 starting:open:opacity-0"
      >
        {items.map((item) => (
          <button
            key={item.id ?? item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={item.disabled || undefined}
            onClick={() => select(item)}
            onPointerEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
            className={`flex h-11 w-full select-none items-center gap-3 rounded-sm px-3 text-start outline-none focus:bg-quiet forced-colors:focus:outline-2 forced-colors:focus:outline-solid aria-disabled:cursor-not-allowed aria-disabled:opacity-50 pointer-fine:h-9 [&>svg]:size-4 ${item.danger ? 'text-danger-text' : ''}`}
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
    </>
  )
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]

function moveWithin(event: KeyboardEvent<HTMLElement>) {
  const menu = event.currentTarget
  if (event.key === 'Escape' || event.key === 'Tab') {
    // Keeps a dialog around the menu from closing on this Escape.
    event.stopPropagation()
    menu.hidePopover()
    return
  }
  const items = itemsOf(menu)
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next =
    { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key] ?? firstWith(event.key, items, at)
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}

/** Index of the next item after the present one that starts with the typed key. */
function firstWith(key: string, items: HTMLElement[], at: number): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined
  const inOrder = items.map((_, step) => (at + 1 + step) % items.length)
  const starts = (item: HTMLElement) => item.textContent.toLowerCase().startsWith(key.toLowerCase())
  return inOrder.find((index) => starts(items[index]!))
}

/**
 * Closes the menu when the page scrolls or the window's size changes: its row moves away, and the menu would seem to
 * belong to another row.
 */
function useClosedByMoving(popup: { current: HTMLElement | null }, open: boolean) {
  useEffect(() => {
    if (!open) return
    const close = () => popup.current?.hidePopover()
    window.addEventListener('scroll', close, { capture: true, passive: true })
    window.addEventListener('resize', close)
    return () => {
      window.removeEventListener('scroll', close, { capture: true })
      window.removeEventListener('resize', close)
    }
  }, [popup, open])
}
