import { type FocusEvent, useRef } from 'react'

type Written = HTMLInputElement | HTMLTextAreaElement

/**
 * Inserts text at the cursor where somebody last wrote: in the field that called `remember`, else in `lines` or,
 * without those, in `subject`. `change` is called with the field's name and its new value.
 */
export function usePutIn(change: (name: string, value: string) => void) {
  const lines = useRef<HTMLTextAreaElement>(null)
  const subject = useRef<HTMLInputElement>(null)
  const written = useRef<Written>(null)
  const remember = ({ target }: FocusEvent<Written>) => {
    written.current = target
  }
  const putIn = (words: string) => {
    const place = written.current?.isConnected ? written.current : (lines.current ?? subject.current!)
    const { selectionStart, selectionEnd, value } = place
    const from = selectionStart ?? value.length
    change(place.name, value.slice(0, from) + words + value.slice(selectionEnd ?? from))
    requestAnimationFrame(() => {
      place.focus()
      place.setSelectionRange(from + words.length, from + words.length)
    })
  }
  return { lines, subject, remember, putIn }
}
