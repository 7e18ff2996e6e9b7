import { createContext } from 'react'

/** The reason why nothing can be changed here, for the buttons inside; null on pages that can be changed. */
export const ReadOnly = createContext<string | null>(null)
