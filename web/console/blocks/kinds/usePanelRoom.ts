import { useLayoutEffect, useRef } from 'react'

/**
 * Makes room below all columns for the settings of a block inside one, as a column is too narrow for them. In the
 * document the settings follow their block, for the keyboard and for screen readers.
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
