import { type ComponentType, createContext, type PointerEvent, use } from 'react'
import type { Draft, Place } from './design/draft.ts'
import type { Act, History } from './design/history.ts'

/** The business that sends the mail, for the mail's look. */
export type Brand = { name: string; color: string; logoUrl: string | null }
/** A detail of each customer that a text can contain: '{firstName}' is labelled 'First name'. */
export type Placeholder = { text: string; label: string }

export type RowProps = { row: readonly Draft[]; columns: string | null; column: number }

export type Builder = {
  /** Blocks below each other. In the context because columns are blocks that contain rows. */
  Row: ComponentType<RowProps>
  history: History
  dispatch: (act: Act) => void
  placeholders: readonly Placeholder[]
  brand: Brand
  /** Messages of the server, by the key of the block and the path within it. */
  wrong: ReadonlyMap<string, Record<string, string>>
  /** The place at which the dragged block would be dropped. */
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

/** Props of the body of a block. */
export type BodyProps<One extends Draft> = {
  draft: One
  selected: boolean
  /** `group` names changes that one undo takes back together, such as typed letters. */
  edit: (change: Partial<One>, group?: string) => void
  wrong: Record<string, string>
}
