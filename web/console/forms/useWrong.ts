import { type RefObject, useEffect, useState } from 'react'

/** Errors by field. An error inside a field is named as by the server, such as 'tiers.0.visits'. */
export type Wrong = Record<string, string>

/** The errors beside the fields of a form. After each refusal the first of these fields gets the focus. */
export function useWrong(form: RefObject<HTMLFormElement | null>) {
  const [wrong, setWrong] = useState<Wrong>({})
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    first?.focus({ preventScroll: true })
    // In the middle, so that the bars at the lower edge don't cover it.
    first?.scrollIntoView({ block: 'center' })
  }, [form, refusals])

  const show = (fields: Wrong) => {
    setWrong(fields)
    if (Object.keys(fields).length > 0) setRefusals((count) => count + 1)
  }
  /** Removes the error of a field that is being edited, and the errors inside it. */
  const forgive = (name: string) =>
    setWrong((before) => {
      const left = Object.entries(before).filter(([path]) => path !== name && !path.startsWith(`${name}.`))
      return left.length < Object.keys(before).length ? Object.fromEntries(left) : before
    })
  return { wrong, show, forgive, refusals }
}
