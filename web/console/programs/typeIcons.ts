import { ChartNoAxesColumnIncreasing, Coins, Gift, type LucideIcon, Stamp, TicketPercent } from 'lucide-react'
import type { ProgramType } from '#server/loyalty/programs/config.ts'

/** An icon for each program type. */
export const typeIcons: Record<ProgramType, LucideIcon> = {
  points: Coins,
  stamp_card: Stamp,
  rebate_code: TicketPercent,
  discount: ChartNoAxesColumnIncreasing,
  free_item: Gift,
}
