import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import type { Beginning, Happened, Person, Start } from './history.ts'
import {
  countOperations,
  type DescribedRow,
  type Held,
  type Moved,
  PAGE,
  readClaimed,
  readDescribed,
  readGifts,
  readHeld,
  readJoined,
  readMoved,
  readOperations,
  readUsed,
} from './historyQueries.ts'

/** Operations replayed at most; of a business with more, only one person in several is replayed. */
const MOST_OPERATIONS = 100_000

export type History = {
  start: Start
  /** First and last day, by the business's calendar. */
  days: { from: string; to: string }
  people: Person[]
  /** Number of people each person stands for. */
  oneIn: number
}

/** Twelve months up to now, by the business's calendar. */
export async function lastTwelveMonths(ctx: BusinessContext): Promise<Pick<History, 'start' | 'days'>> {
  const {
    currency,
    locale,
    time_zone: timeZone,
    visit_window_minutes,
    counter_most_amount,
  } = await findBusiness(ctx.tx, ctx.businessId)
  const to = localDate(ctx.now, timeZone)
  const days = { from: addDays(to, -365), to }
  const business = {
    ...{ currency, locale, timeZone, visitWindowMinutes: visit_window_minutes },
    counterMostAmount: counter_most_amount,
  }
  const start = {
    ...{ businessId: ctx.businessId, business },
    from: startOfLocalDay(days.from, timeZone),
    until: ctx.now,
  }
  return { start, days }
}

/**
 * Reads the last twelve months of a business, by person, with the entries of one program. At most `most`
 * operations are replayed.
 */
export async function readHistory(
  ctx: BusinessContext,
  programId: string,
  most = MOST_OPERATIONS,
): Promise<History> {
  const { start, days } = await lastTwelveMonths(ctx)
  const operations = await countOperations(ctx, start)
  const oneIn = Math.max(1, Math.ceil(operations / most))
  return { start, days, oneIn, people: await readPeople(ctx, { ...start, programId, oneIn }) }
}

type Wanted = Parameters<typeof readHeld>[1]

/**
 * Runs single queries and puts their rows together here: one query with all joins takes minutes if the planner
 * has no statistics yet.
 */
async function readPeople(ctx: BusinessContext, wanted: Wanted): Promise<Person[]> {
  const details = await readDetails(ctx, wanted)
  const happened = new Map<string, Happened[]>()
  await readOperations(ctx, wanted, (rows) => {
    for (const { person_id, ...recorded } of rows) {
      const known = happened.get(person_id) ?? []
      known.push({ ...recorded, ...details(recorded.id) })
      happened.set(person_id, known)
    }
  })
  const joined = new Set<string>()
  const ids = new Set(happened.keys())
  await readJoined(ctx, wanted, (rows) => {
    for (const { person_id, id } of rows) {
      ids.add(person_id)
      joined.add(id)
    }
  })
  const beginnings = await readBeginnings(ctx, wanted, [...ids], happened, joined)
  return [...ids].map((id) => ({ id, beginnings: beginnings.get(id)!, happened: happened.get(id) ?? [] }))
}

type Details = Pick<
  Happened,
  'stamps' | 'own_discount' | 'points_changed' | 'stamps_changed' | 'gift' | 'claim' | 'used'
>

const usual = { stamps: 1, own_discount: 0, points_changed: 0, stamps_changed: 0 }

async function readDetails(ctx: BusinessContext, wanted: Wanted): Promise<(operationId: string) => Details> {
  const told = new Map<string, Omit<DescribedRow, 'operation_id'>>()
  const used = new Map<string, Details['used']>()
  const claimed = new Map<string, Details['claim']>()
  await readDescribed(ctx, wanted, (rows) => {
    for (const { operation_id, ...row } of rows) told.set(operation_id, row)
  })
  await readUsed(ctx, wanted, (rows) => {
    for (const { operation_id, ...row } of rows)
      used.set(operation_id, [...(used.get(operation_id) ?? []), row])
  })
  await readClaimed(ctx, wanted, (rows) => {
    for (const { operation_id, ...row } of rows) claimed.set(operation_id, row)
  })
  const gifts = new Map<string, Details['gift']>()
  await readGifts(ctx, wanted, (rows) => {
    for (const { operation_id, ...row } of rows) gifts.set(operation_id, row)
  })
  return (id) => ({
    ...(told.get(id) ?? usual),
    used: used.get(id) ?? [],
    claim: claimed.get(id) ?? null,
    gift: gifts.get(id) ?? null,
  })
}

/**
 * Finds for each person what their records held when the stretch began: what they hold now, less what changed
 * since.
 */
async function readBeginnings(
  ctx: BusinessContext,
  wanted: Wanted,
  people: string[],
  happened: Map<string, Happened[]>,
  joined: Set<string>,
): Promise<Map<string, Beginning[]>> {
  const moved = new Map<string, Moved>()
  await readMoved(ctx, wanted, (rows) => {
    for (const row of rows) moved.set(row.customer_id, row)
  })
  const held: Held[] = []
  for (let at = 0; at < people.length; at += PAGE)
    held.push(...(await readHeld(ctx, wanted, people.slice(at, at + PAGE))))
  const beginnings = held.map((one) => ({
    person_id: one.person_id,
    ...beginningOf(wanted.from, one, moved.get(one.id), visitsIn(happened.get(one.person_id), one)),
    enrolled_at: joined.has(one.id) ? new Date(one.created_at) : null,
  }))
  return Map.groupBy(beginnings, ({ person_id }) => person_id)
}

const beginningOf = (
  from: Date,
  now: Held,
  moved: Moved | undefined,
  visits: number,
): Omit<Beginning, 'enrolled_at'> => ({
  id: now.id,
  was_in: now.enrolled_at !== null && new Date(now.enrolled_at) < from,
  points: now.points - (moved?.points ?? 0),
  points_carried: now.points_carried - (moved?.points_carried ?? 0),
  stamps: now.stamps - (moved?.stamps ?? 0),
  rewards_earned: now.rewards_earned - (moved?.rewards_earned ?? 0),
  visits: now.visits - visits,
})

/** Visits that a customer's operations added; a merged record's were already taken off. */
const visitsIn = (happened: Happened[] | undefined, { id, is_merged }: Held): number =>
  is_merged || !happened
    ? 0
    : happened
        .filter(({ customer_id }) => customer_id === id)
        .reduce((sum, { visits, counts_as_visit }) => sum + visits + Number(counts_as_visit), 0)
