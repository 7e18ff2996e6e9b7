import type { KeptOperation } from '#web/outbox/keptOperation.ts'
import { texts } from '#web/outbox/texts.ts'

/** '$12.40 kept' */
export const titleOf = ({ input }: KeptOperation, money: (minor: number) => string): string =>
  input.amount === undefined ? texts.keptVisit : texts.kept(money(input.amount))
