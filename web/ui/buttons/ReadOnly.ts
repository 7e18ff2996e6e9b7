import { createContext } from 'react'

/** Why nothing can be changed here, for the buttons inside; null where all can be. */
export const ReadOnly = createContext<string | null>(null)
