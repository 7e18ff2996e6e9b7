import { type RefObject, useEffect, useRef } from 'react'

/** The heading of a step that took the place of another: it has the focus first, because what had it is gone. */
export function useHeading(takesFocus = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const takes = useRef(takesFocus)
  useEffect(() => {
    if (takes.current) heading.current?.focus()
  }, [])
  return heading
}
