import { type FocusEvent, useRef } from 'react'

type Written = HTMLInputElement | HTMLTextAreaElement

/**
 * Puts words in where one last wrote, at the cursor: in the field that told `remember`, else in `lines` or, without those, in `subject`. `change` is
 * given the field's name and what it says then.
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
