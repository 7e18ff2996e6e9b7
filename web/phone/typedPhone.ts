import { useEffect, useLayoutEffect, useRef, useState } from 'react'

type Formatter = (typed: string, country: string) => string

/** Number of digits and leading plus signs before a place: the characters that count in a typed number. */
const countedBefore = (text: string, place: number) => text.slice(0, place).replace(/[^\d+]/g, '').length

function placeAfter(text: string, counted: number): number {
  let left = counted
  for (let place = 0; place < text.length; place += 1) {
    if (left === 0) return place
    if (/[\d+]/.test(text[place]!)) left -= 1
  }
  return text.length
}

/**
 * A phone field's value, formatted during typing once the formatter is loaded. The cursor stays behind its digit, and
 * deleting a bracket deletes the digit before it.
 */
export function useTypedPhone(country: string, initial = '') {
  const [phone, setPhone] = useState(initial)
  const [format, setFormat] = useState<Formatter>(() => (typed: string) => typed)
  const cursor = useRef<{ input: HTMLInputElement; counted: number } | null>(null)
  useEffect(() => {
    import('./formatTyped.ts').then(
      ({ formatTyped }) => {
        setFormat(() => formatTyped)
        setPhone((typed) => formatTyped(typed, country))
      },
      // Without a connection the number stays as typed.
      () => {},
    )
  }, [country])
  // Set together with the change: later, the cursor would be put in front of a digit typed meanwhile.
  useLayoutEffect(() => {
    if (!cursor.current) return
    const { input, counted } = cursor.current
    const place = placeAfter(phone, counted)
    input.setSelectionRange(place, place)
    cursor.current = null
  }, [phone])
  const type = (input: HTMLInputElement) => {
    const typed = withoutTakenDigit(input.value, phone)
    const counted = Math.min(
      countedBefore(input.value, input.selectionStart ?? input.value.length),
      countedBefore(typed, typed.length),
    )
    cursor.current = { input, counted }
    setPhone(format(typed, country))
  }
  return { phone, type }
}

/**
 * Removes the last digit if Backspace removed only a bracket or a space, which would otherwise be formatted right back.
 */
function withoutTakenDigit(typed: string, before: string): string {
  const same = typed.replace(/\D/g, '') === before.replace(/\D/g, '')
  return same && before.length > typed.length && before.startsWith(typed)
    ? typed.replace(/\d(\D*)$/, '$1')
    : typed
}
