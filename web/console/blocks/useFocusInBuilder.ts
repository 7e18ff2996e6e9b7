import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { saidOf } from './blockWords.ts'
import { find } from './design/draft.ts'
import type { History } from './design/history.ts'
import { gapOf } from './useBlockDrag.ts'

/**
 * Moves the focus after an act to where work goes on, scrolls it into view, and returns the text that is read aloud.
 */
export function useFocusInBuilder(root: RefObject<HTMLElement | null>, history: History): string {
  const before = useRef(history)
  const [said, setSaid] = useState('')
  useLayoutEffect(() => {
    const { drafts } = before.current
    const hasActed = before.current !== history
    before.current = history
    if (!hasActed || !root.current || !history.done) return
    const words = saidOf(drafts, history.done, history)
    if (words) setSaid(words)
    focusAfter(root.current, history, drafts)
  }, [root, history])
  return said
}

function focusAfter(root: HTMLElement, { done, selected }: History, before: History['drafts']): void {
  const isNew = done?.type === 'insert' || done?.type === 'duplicate'
  // A moved or removed element has lost the focus to the page.
  const isLost = !root.contains(document.activeElement)
  if (isNew) goTo(root, selected)
  else if (isLost && done?.type === 'move') goTo(root, done.key, root.dataset.control)
  else if (isLost && done?.type === 'remove') {
    const gap = gapOf(find(before, done.key)!.place)
    root.querySelector<HTMLElement>(`[data-gap="${gap}"] button`)?.focus()
  } else if (isLost && (done?.type === 'undo' || done?.type === 'redo')) goTo(root, selected)
  // The settings that close above a block, and its own that open, move what has just got the focus.
  else if (!isLost && done?.type === 'select') document.activeElement!.scrollIntoView({ block: 'nearest' })
}

/** Focuses the control of this name in a block, else the place to write in it. */
function goTo(root: HTMLElement, key: string | null, control?: string): void {
  const block = root.querySelector<HTMLElement>(`[data-block="${key}"]`)
  const found =
    (control && block?.querySelector<HTMLElement>(`[data-control="${control}"]`)) ||
    block?.querySelector<HTMLElement>('[data-begin]') ||
    root.querySelector<HTMLElement>('button')
  found?.focus({ preventScroll: true })
  block?.scrollIntoView({ block: 'nearest' })
}
