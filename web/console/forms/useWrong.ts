import { type RefObject, useEffect, useState } from 'react'

/** What is wrong, by field; what stands inside of one as 'tiers.0.visits', as the server names it. */
export type Wrong = Record<string, string>

/** What is wrong beside the fields of a form. The first of them has the focus each time that something is refused. */
export function useWrong(form: RefObject<HTMLFormElement | null>) {
  const [wrong, setWrong] = useState<Wrong>({})
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, refusals])

  const show = (fields: Wrong) => {
    setWrong(fields)
    if (Object.keys(fields).length > 0) setRefusals((count) => count + 1)
  }
  /** A field that is being mended is wrong no longer, nor is anything inside of it. */
  const forgive = (name: string) =>
    setWrong((before) => {
      const left = Object.entries(before).filter(([path]) => path !== name && !path.startsWith(`${name}.`))
      return left.length < Object.keys(before).length ? Object.fromEntries(left) : before
    })
  return { wrong, show, forgive, refusals }
}
