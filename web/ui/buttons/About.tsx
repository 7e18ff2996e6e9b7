import type { ReactNode } from 'react'

/**
 * Says to a screen reader what a button or link belongs to, where it shares its word with others of the screen: the
 * word is followed by the name of its row. It begins where its container does: behind a long name it would widen the page.
 */
export const About = ({ children }: { children: ReactNode }) => (
  <span className="sr-only start-0"> {children}</span>
)
