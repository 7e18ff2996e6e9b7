import type { CardFrameProps } from './CardFrame.tsx'
import type { cardNumbers } from './cardNumbers.ts'
import type { CardProgress } from './program.ts'

/** Props of every face of the card. */
export type FaceProps<Config> = {
  frame: Omit<CardFrameProps, 'art' | 'outline' | 'headerRoom' | 'children'>
  config: Config
  progress?: CardProgress | undefined
  justAdded?: number | undefined
  format: ReturnType<typeof cardNumbers>
}
