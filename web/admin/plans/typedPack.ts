import type { AdminPack, PackEdits } from '#server/admin/plans/contract.ts'
import { differing } from '#web/console/forms/keepTyped.ts'
import { readMoney } from '#web/console/page/typedMoney.ts'

/** Decimals of a dollar amount. */
const CENT_DIGITS = 2

/** A pack as typed in its form. */
export type TypedPack = { credits: string; amount: string }

export const typePack = ({ credits, amount }: AdminPack): TypedPack => ({
  credits: String(credits),
  amount: (amount / 10 ** CENT_DIGITS).toFixed(CENT_DIGITS),
})

const read: Record<keyof TypedPack, (typed: string) => number | undefined> = {
  credits: (typed) => (/^\d{1,7}$/.test(typed.trim()) ? Number(typed) : undefined),
  amount: (typed) => readMoney(typed, CENT_DIGITS),
}

/** The edits in a form. Edited fields that cannot be read are `wrong`. */
export function packEditsIn(
  opened: TypedPack,
  typed: TypedPack,
): { edits: PackEdits; wrong: (keyof TypedPack)[] } {
  const edits: PackEdits = {}
  const wrong: (keyof TypedPack)[] = []
  for (const name of differing(opened, typed)) {
    const value = read[name](typed[name])
    if (value === undefined) wrong.push(name)
    else edits[name] = value
  }
  return { edits, wrong }
}
