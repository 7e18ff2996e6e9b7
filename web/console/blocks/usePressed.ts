import { type Dispatch, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Act, History } from './design/history.ts'

/**
 * Selects a pressed block when the pointer is released, not when the block gets the focus. Selecting closes the
 * settings of the block before, and what is under the pointer must not move while it is down. The page is then scrolled
 * so that the pressed block stays where it was.
 * @returns a ref that is true while a pointer is down.
 */
export function usePressed(root: RefObject<HTMLElement | null>, history: History, dispatch: Dispatch<Act>) {
  const pressed = useRef(false)
  const stood = useRef<{ block: HTMLElement; top: number }>(null)
  const choose = useEffectEvent((target: EventTarget | null) => {
    const block = (target as Element | null)?.closest<HTMLElement>('[data-block]')
    if (!block || !root.current!.contains(block) || block.dataset.block === history.selected) return
    stood.current = { block, top: block.getBoundingClientRect().top }
    dispatch({ type: 'select', key: block.dataset.block! })
  })
  useEffect(() => {
    const box = root.current!
    const listening = new AbortController()
    const { signal } = listening
    const down = () => {
      pressed.current = true
    }
    const up = () => {
      pressed.current = false
    }
    const click = ({ target }: MouseEvent) => choose(target)
    box.addEventListener('pointerdown', down, { signal, capture: true })
    addEventListener('pointerup', up, { signal, capture: true })
    addEventListener('pointercancel', up, { signal, capture: true })
    box.addEventListener('click', click, { signal })
    return () => listening.abort()
  }, [root])
  const { selected } = history
  useLayoutEffect(() => {
    const at = stood.current
    stood.current = null
    if (selected && at?.block.isConnected) scrollBy(0, at.block.getBoundingClientRect().top - at.top)
  }, [selected])
  return pressed
}
