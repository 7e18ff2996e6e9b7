import type { KeptOperation } from '#web/outbox/keptOperation.ts'
import { texts } from '#web/outbox/texts.ts'

/** '$12.40 kept' */
export function titleOf(operation: KeptOperation, money: (minor: number) => string): string {
  if (operation.kind === 'redemption') return texts.given(operation.name)
  const { amount } = operation.input
  return amount === undefined ? texts.keptVisit : texts.kept(money(amount))
}
