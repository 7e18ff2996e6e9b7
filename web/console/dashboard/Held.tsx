import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSession } from '../session/session.ts'

const keyOf = (part: string, businessId: string) => `height:${part}:${businessId}`

/** True if the part was shown on this device before. */
export const wasHeld = (part: string, businessId: string): boolean =>
  localStorage.getItem(keyOf(part, businessId)) !== null

type HeldProps = {
  /** The part's name in this device's storage. */
  part: string
  isHere: boolean
  /** Class of the height until the content was shown once. */
  className: string
  children: ReactNode
}

/**
 * Keeps, until its content is here, the height that the content had last, so that nothing below moves when it arrives.
 */
export function Held({ part, isHere, className, children }: HeldProps) {
  const { business } = useSession()
  const key = keyOf(part, business.id)
  const box = useRef<HTMLDivElement>(null)
  const [height] = useState(() => heightAtWidth(localStorage.getItem(key)))
  useEffect(() => {
    const { current } = box
    if (!isHere || !current) return
    const keep = () => localStorage.setItem(key, `${innerWidth} ${current.getBoundingClientRect().height}`)
    keep()
    // Fonts and lazy parts change the height without a render of this part.
    const observer = new ResizeObserver(keep)
    observer.observe(current)
    return () => observer.disconnect()
  }, [isHere, key])
  return (
    <div ref={box} className={`grid grid-cols-1 ${isHere ? '' : className}`} style={isHere ? {} : { height }}>
      {children}
    </div>
  )
}

/** The height kept for the window's present width; undefined for another width. */
function heightAtWidth(kept: string | null): number | undefined {
  const [width, height] = (kept ?? '').split(' ').map(Number)
  return width === innerWidth ? height : undefined
}
