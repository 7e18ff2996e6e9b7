import {
  Columns2,
  Gift,
  Heading,
  Image,
  type LucideIcon,
  Minus,
  PanelBottom,
  RectangleEllipsis,
  Type,
  UnfoldVertical,
  WalletCards,
} from 'lucide-react'
import type { BlockKind } from '#server/messaging/blocks/contract.ts'

export const blockIcons: Record<BlockKind, LucideIcon> = {
  heading: Heading,
  text: Type,
  picture: Image,
  button: RectangleEllipsis,
  reward: Gift,
  card: WalletCards,
  columns: Columns2,
  divider: Minus,
  spacer: UnfoldVertical,
  footer: PanelBottom,
}
