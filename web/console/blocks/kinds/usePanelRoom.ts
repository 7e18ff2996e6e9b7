import { useLayoutEffect, useRef } from 'react'

/**
 * A column is too narrow for settings: those of a block in it lie below all columns, in room that is made there. In
 * the page they follow their block, for the keyboard and for screen readers.
 */
export function usePanelRoom() {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const around = panel.current!.closest<HTMLElement>('[data-columns]')
    if (!around) return
    const make = () => around.style.setProperty('--panel', `${panel.current!.offsetHeight + 8}px`)
    const watching = new ResizeObserver(make)
    watching.observe(panel.current!)
    make()
    return () => {
      watching.disconnect()
      around.style.removeProperty('--panel')
    }
  }, [])
  return panel
}
