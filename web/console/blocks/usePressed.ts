import { type Dispatch, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Act, History } from './design/history.ts'

/**
 * Chooses the block that is pressed when the pointer lets go, not with the focus: the settings of the one before go
 * then, and what stands under the pointer must not move away while it is down. Afterwards the page is scrolled so that
 * the block pressed is where it was.
 * @returns whether a pointer is down.
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
