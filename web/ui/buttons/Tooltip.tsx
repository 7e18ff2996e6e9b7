import { useEffect, useRef } from 'react'
import { placeBeside } from './placeBeside.ts'

const hoverDelay = 500

/**
 * A hint for people who see the screen, as a child of the button that it explains. It is shown on hover and keyboard
 * focus, and disappears on Escape. Screen readers don't get it: the button's own name must say the same.
 */
export function Tooltip({ text }: { text: string }) {
  const popup = useRef<HTMLSpanElement>(null)
  useEffect(() => attach(popup.current!), [])
  return (
    <span
      ref={popup}
      popover="manual"
      aria-hidden
      className="pointer-events-none inset-auto hidden m-0 max-w-64 whitespace-normal rounded-sm bg-ink px-3 py-1 text-center font-normal text-canvas text-sm opacity-0 shadow-soft transition-opacity open:block open:opacity-100 starting:open:opacity-0"
    >
      {text}
    </span>
  )
}

function attach(popup: HTMLElement): () => void {
  const opener = popup.parentElement!
  const listeners = new AbortController()
  const { signal } = listeners
  let waiting: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    popup.showPopover()
    placeBeside(popup, opener, 'center')
  }
  // Never at once: the focus may come from another popover that is just closing.
  const showIn = (milliseconds: number) => {
    clearTimeout(waiting)
    if (!popup.matches(':popover-open')) waiting = setTimeout(show, milliseconds)
  }
  const hide = () => {
    clearTimeout(waiting)
    popup.hidePopover()
  }
  const hover = (event: PointerEvent) => event.pointerType === 'mouse' && showIn(hoverDelay)
  const focus = () => opener.matches(':focus-visible') && showIn(0)
  const key = (event: KeyboardEvent) => event.key === 'Escape' && hide()
  opener.addEventListener('pointerenter', hover, { signal })
  opener.addEventListener('focus', focus, { signal })
  opener.addEventListener('keydown', key, { signal })
  for (const end of ['pointerleave', 'blur', 'click']) opener.addEventListener(end, hide, { signal })
  return () => {
    clearTimeout(waiting)
    listeners.abort()
  }
}
