import {
  type Account,
  type AccountProgram,
  fillExpiry,
  isShown,
  knowLot,
  loadAccount,
  loadOpenLots,
  openBook,
} from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/**
 * Reads a customer's account and its active cards, those with the latest activity first and those not joined yet last.
 * It writes nothing: points and stamps past their date are left out, as they will be once they are written off.
 */
export async function readCards(
  ctx: BusinessContext,
  customerId: string,
): Promise<{ account: Account; cards: AccountProgram[] }> {
  const account = await loadAccount(ctx, customerId, { lock: false })
  const moved = new Map(account.programs.map(({ id, standing }) => [id, standing?.last_activity_at ?? null]))
  if (account.somethingDue) {
    const due = openBook(ctx, account)
    for (const lot of await loadOpenLots(ctx, customerId)) knowLot(due, lot)
    await fillExpiry(ctx, due)
  }
  const cards = account.programs.filter(
    (program) => program.status === 'active' && program.terms.type !== 'rebate_code' && isShown(program),
  )
  const joinedFirst = (one: AccountProgram, other: AccountProgram) =>
    Number(other.standing !== null) - Number(one.standing !== null) ||
    timeOf(moved.get(other.id)) - timeOf(moved.get(one.id))
  return { account, cards: cards.toSorted(joinedFirst) }
}

const timeOf = (at: Date | null | undefined): number => at?.getTime() ?? 0
