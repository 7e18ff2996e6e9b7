import { type ComponentType, createContext, type PointerEvent, use } from 'react'
import type { Draft, Place } from './design/draft.ts'
import type { Act, History } from './design/history.ts'

/** Whose mail it is, for its look. */
export type Brand = { name: string; color: string; logoUrl: string | null }
/** What a text can say of each guest: '{firstName}' is 'First name'. */
export type Placeholder = { text: string; label: string }

export type RowProps = { row: readonly Draft[]; columns: string | null; column: number }

export type Builder = {
  /** Blocks one below the other: columns are blocks that hold more of them. */
  Row: ComponentType<RowProps>
  history: History
  dispatch: (act: Act) => void
  placeholders: readonly Placeholder[]
  brand: Brand
  /** What the server refused, by the key of its block and the path within it. */
  wrong: ReadonlyMap<string, Record<string, string>>
  /** Where what is being dragged would be dropped. */
  dropsAt: Place | undefined
  grab: (event: PointerEvent<HTMLElement>, draft: Draft) => void
  stepBy: (key: string, step: -1 | 1) => void
}

export const BuilderContext = createContext<Builder | undefined>(undefined)

export function useBuilder(): Builder {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('A block needs its builder around it')
  return builder
}

/** What the body of a block of a kind takes. */
export type BodyProps<One extends Draft> = {
  draft: One
  selected: boolean
  /** `group` joins what is typed in one go. */
  edit: (change: Partial<One>, group?: string) => void
  wrong: Record<string, string>
}
