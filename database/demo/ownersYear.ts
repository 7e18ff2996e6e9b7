import { sql } from 'drizzle-orm'
import { sendInvitation } from '#server/identity/team/index.ts'
import { handOn } from '#server/loyalty/events/index.ts'
import { sweepBusiness } from '#server/loyalty/ledger/index.ts'
import type { NewProgram } from '#server/loyalty/programs/index.ts'
import { setRewardCost } from '#server/loyalty/rewards/index.ts'
import { createSegment } from '#server/messaging/segments/index.ts'
import {
  editTrigger,
  makeRound,
  switchTriggerOn,
  type TriggerKind,
} from '#server/messaging/triggers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { addDays, localDate, localMoment, startOfLocalDay } from '#server/platform/time/calendar.ts'
import { subscribers } from '#server/subscribers.ts'
import { cafePrograms, openProgram } from './businesses.ts'
import { cafeCampaigns } from './campaigns.ts'
import type { Office } from './office.ts'
import { morningOf } from './past.ts'
import { sendWaiting } from './post.ts'
import { type Return, returnsOf } from './returns.ts'
import { runCampaign } from './runCampaign.ts'
import { writeStaffNotes } from './staffNotes.ts'

/** An act between two visits, with the visits that it brings. */
export type Act = { at: Date; does: (at: Date) => Promise<Return[]> }

const DAY = 86_400_000

/** What one of a reward costs the café, in minor units. */
const costs: Record<string, number> = {
  'Flat white': 95,
  'Almond croissant': 140,
  'Bag of house beans': 620,
  'Any coffee, on the house': 90,
  'Free Sourdough loaf': 210,
}

/** Days of the year on which messages are switched on, and a share of those written to who come because of it. */
const TRIGGERS_FROM = 21
/** A round makes up for two days, so that each third one is enough. */
const ROUND_DAYS = 3
const MISSED_COME = 0.25
/** The share of those who stay away that gets no message, in percent: large enough for a small café to compare. */
const MISSED_HELD_OUT = 25

/** Acts of the owner and of the clock through the café's year, in their order. */
export function ownersYear(office: Omit<Office, 'segmentId'>): Act[] {
  const { services, businessId, timeZone, start, until } = office
  const today = localDate(until, timeZone)
  const first = localDate(start, timeZone)
  const on = (date: string, time: string) => localMoment(`${date}T${time}`, timeZone)!
  let segment: string | null = null
  const desk: Office = { ...office, segmentId: () => segment }
  const inDays = (from: number, step: number) =>
    Array.from({ length: Math.ceil((365 - from) / step) }, (_, n) => addDays(first, from + n * step))
  const acts: Act[] = [
    ...cafePrograms.map(({ startsOnDay, ...program }) => ({
      at: morningOf(new Date(start.getTime() + startsOnDay * DAY)),
      does: quietly((at) => open(desk, program, at)),
    })),
    { at: on(addDays(first, TRIGGERS_FROM), '09:00'), does: quietly((at) => switchOn(desk, at)) },
    { at: on(addDays(today, -120), '15:00'), does: quietly((at) => sayCosts(desk, at)) },
    { at: on(addDays(today, -75), '15:00'), does: quietly((at) => writeStaffNotes(desk, at)) },
    {
      at: on(addDays(today, -90), '15:00'),
      does: quietly(async (at) => {
        segment = await drawSegments(desk, at)
      }),
    },
    { at: on(addDays(today, -2), '16:00'), does: quietly((at) => invite(desk, at)) },
    ...inDays(TRIGGERS_FROM, ROUND_DAYS).map((day) => ({
      at: on(day, '10:02'),
      does: (at: Date) => round(desk, 'miss_you', at),
    })),
    ...inDays(1, 1).map((day) => ({ at: on(day, '00:05'), does: quietly((at) => sweep(desk, at)) })),
    ...inDays(TRIGGERS_FROM, 1).map((day) => ({
      at: on(day, '09:02'),
      does: (at: Date) => round(desk, 'birthday', at),
    })),
    ...[...inDays(0, 7).map((day) => on(day, '20:00')), ...monthEnds(first, today, timeZone)].map((at) => ({
      at,
      does: quietly(() => sendWaiting(services, businessId, at)),
    })),
    ...cafeCampaigns.map((planned) => ({
      at: lastBefore(until, (days) => on(addDays(today, -planned.daysBefore - days), '10:30')),
      does: (at: Date) => runCampaign(desk, planned, at),
    })),
  ]
  return acts.filter(({ at }) => at <= until).sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** An act that brings nobody. */
const quietly = (act: (at: Date) => Promise<void>) => async (at: Date) => {
  await act(at)
  return []
}

/** The moment of that day, or of the day before where it is still to come. */
const lastBefore = (until: Date, at: (daysEarlier: number) => Date) => (at(0) < until ? at(0) : at(1))

/** The last minute of each month: a message counts in the month in which it is claimed. */
function monthEnds(first: string, today: string, timeZone: string): Date[] {
  const ends: Date[] = []
  for (let day = first; day <= today; day = addDays(day, 1))
    if (day.endsWith('-01')) ends.push(new Date(startOfLocalDay(day, timeZone).getTime() - 60_000))
  return ends
}

/** Opens a program; what points buy there is in the office's catalogue from then on. */
const open = ({ inOffice, catalogue }: Office, program: NewProgram, at: Date) =>
  inOffice(async (scope) => {
    catalogue.push(...(await openProgram(scope.at(at), program)))
  })

async function switchOn({ inOffice }: Office, at: Date): Promise<void> {
  await inOffice(async (scope) => {
    const ctx = scope.at(at)
    await switchTriggerOn(ctx, { kind: 'birthday', by: ['sms', 'email'] })
    const missed = await switchTriggerOn(ctx, { kind: 'miss_you', by: ['sms', 'email'] })
    await editTrigger(ctx, { ...missed, holdout_percent: MISSED_HELD_OUT })
    await switchTriggerOn(ctx, { kind: 'points_milestone', by: ['sms'] })
    await switchTriggerOn(ctx, { kind: 'nth_visit', by: ['email'] })
  })
}

async function round(office: Office, kind: TriggerKind, at: Date): Promise<Return[]> {
  const { services, businessId } = office
  await makeRound({ ...services, clock: { now: () => at } }, { businessId, kind })
  if (kind !== 'miss_you') return []
  await sendWaiting(services, businessId, at)
  const written = sql`l.trigger_kind = ${kind} and l.created_at = ${at.toISOString()}::timestamptz`
  return returnsOf(office, { at, share: MISSED_COME, writtenTo: written })
}

/** Ends what is past its date, each night. Events are handed on here, since the relay would take today for their day. */
async function sweep({ services, businessId, inOffice }: Office, at: Date): Promise<void> {
  await sweepBusiness({ ...services, clock: { now: () => at } }, businessId)
  await inOffice((scope) => handOn(scope.at(at), subscribers))
}

/** Invites somebody, who has not answered yet. */
const invite = ({ inOffice }: Office, at: Date) =>
  inOffice(async (scope) => {
    await sendInvitation(scope.at(at), { email: 'samir@bluedoor.example', role: 'member' })
  })

async function sayCosts({ inOffice }: Office, at: Date): Promise<void> {
  await inOffice(async (scope) => {
    const ctx = scope.at(at)
    for (const { id: rewardId, name } of await rewardsOf(ctx))
      if (costs[name]) await setRewardCost(ctx, { rewardId, cost: costs[name] })
  })
}

const rewardsOf = ({ tx, businessId }: BusinessContext) =>
  queryRows<{ id: string; name: string }>(
    tx,
    sql`select id, name from rewards where business_id = ${businessId} order by id`,
  )

/** Draws the owner's segments; returns the one to which a campaign goes. */
async function drawSegments({ inOffice }: Office, at: Date): Promise<string> {
  let id = ''
  await inOffice(async (scope) => {
    const ctx = scope.at(at)
    const kiosk = await queryRows<{ id: string }>(
      ctx.tx,
      sql`select id from qr_codes where business_id = ${ctx.businessId} order by created_at desc, id desc limit 1`,
    )
    const often = await createSegment(ctx, {
      name: 'Here most weeks',
      rule: {
        match: 'all',
        of: [
          { about: 'visits', is: 'at_least', value: 12 },
          { about: 'last_visit', is: 'within', days: 30 },
        ],
      },
    })
    id = often.id
    await createSegment(ctx, {
      name: 'Joined at the pier',
      rule: { match: 'all', of: [{ about: 'qr_code', qr_code: kiosk[0]!.id }] },
    })
  })
  return id
}
