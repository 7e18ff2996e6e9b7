import { type Customer, findCustomer, viewCustomer } from '#server/loyalty/customers/index.ts'
import {
  earnedReward,
  fillExpiry,
  knowLot,
  loadAccount,
  loadOpenLots,
  openBook,
  requireStaff,
  sentenceOf,
} from '#server/loyalty/ledger/index.ts'
import { findCatalogue } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { localeIn } from '#server/platform/text/locale.ts'
import { staffLanguageOf } from '#server/platform/text/pageLanguages.ts'
import { staffNameIn } from '#server/platform/text/staffNameIn.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import type { TillOperation, TillView } from '../contract.ts'
import { daysToBirthday } from './birthday.ts'
import { viewCard, viewOffer } from './tillViewParts.ts'
import { findRecent, findUnused, type RecentOperation } from './tillViewQueries.ts'
import { undoFor } from './tillViewUndo.ts'

/**
 * A customer as the till shows them. It writes nothing: points and rewards that are past their date, but not yet
 * expired by the nightly job, are shown as expired.
 * @throws {Refusal} 'not_found' for another business's customer; 'conflict' for a merged one.
 */
export async function readTillView(
  ctx: BusinessContext,
  { customerId }: { customerId: string },
): Promise<TillView> {
  requireStaff(ctx)
  const [customer, account, lots, unused, offers, recent] = await Promise.all([
    findCustomer(ctx, customerId),
    loadAccount(ctx, customerId, { lock: false }),
    loadOpenLots(ctx, customerId),
    findUnused(ctx, customerId),
    findCatalogue(ctx),
    findRecent(ctx, customerId),
  ])
  const book = openBook(ctx, account)
  for (const lot of lots) knowLot(book, lot)
  if (account.somethingDue) await fillExpiry(ctx, book)
  const cards = account.programs.flatMap((program) => viewCard(book, program, offers))
  const shown = new Set(cards.map(({ program }) => program.id))
  return {
    customer: viewCustomer({ ...customer, ...account.customer }),
    read_at: ctx.now.toISOString(),
    birthday_in_days: birthdayOf(customer, localDate(ctx.now, account.business.timeZone)),
    cards,
    rewards: unused.map(({ held, points }) => ({
      ...earnedReward(held),
      points_back: points === null ? null : -points,
    })),
    offers: offers
      .filter(({ program_id }) => shown.has(program_id))
      .map((offer) => viewOffer(account, offer)),
    recent: recent.map((entry) =>
      viewOperation(
        ctx,
        { customerId, locale: localeIn(account.business.locale, staffLanguageOf(ctx.language)) },
        entry,
      ),
    ),
  }
}

const birthdayOf = ({ birthday }: Customer, today: string): number | null =>
  birthday === null ? null : daysToBirthday(birthday, today)

const viewOperation = (
  ctx: BusinessContext,
  { customerId, locale }: { customerId: string; locale: string },
  { operation, undone, refunded, entries }: RecentOperation,
): TillOperation => {
  const undo = undone ? null : undoFor(ctx, operation)
  return {
    operation_id: operation.id,
    kind: operation.kind,
    at: operation.created_at.toISOString(),
    happened_at: operation.happened_at?.toISOString() ?? null,
    amount: operation.amount,
    is_visit: operation.counts_as_visit,
    staff_name: staffNameIn(ctx.language, operation.staff_name),
    sentences: entries.map((entry) => sentenceOf(entry, locale, operation.customer_id !== customerId)),
    undone,
    undo,
    refundable:
      undo && operation.kind === 'purchase' && operation.amount ? operation.amount - refunded : null,
  }
}
