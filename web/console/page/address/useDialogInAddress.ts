import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isId } from '../isId.ts'

/**
 * A dialog about one thing, whose id is in the screen's address, so that a link opens it. Closing it, the browser's Back
 * too, takes the id out again.
 * @param name the id's name in the address
 * @param within names of what the dialog itself keeps in the address, taken out with it
 */
export function useDialogInAddress(name: string, within: string[] = []) {
  const address: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const asked = isId(address[name]) ? address[name] : undefined
  // A dialog keeps its content while it fades out.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const put = (id: string | undefined) => {
    const emptied = Object.fromEntries(within.map((one) => [one, undefined]))
    const search = (before: object) => ({ ...before, ...emptied, [name]: id })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return { id: asked ?? last, open: asked !== undefined, show: put, close: () => put(undefined) }
}
