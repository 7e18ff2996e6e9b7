import type { ReactNode } from 'react'

/**
 * Says to a screen reader what a button or link belongs to, where it shares its word with others of the screen: the
 * word is followed by the name of its row.
 */
export const About = ({ children }: { children: ReactNode }) => <span className="sr-only"> {children}</span>
