import { eq } from 'drizzle-orm'
import { businesses } from '#server/businesses/business/tables.ts'
import { findTiers } from '#server/businesses/plans/index.ts'
import { openBusiness } from '#server/businesses/subscriptions/index.ts'
import { handOn } from '#server/loyalty/events/index.ts'
import { createProgram, type Program, type ProgramType } from '#server/loyalty/programs/index.ts'
import type { Actor, BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Database } from '#server/platform/database/index.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { travellingClock } from '#server/platform/time/clock.ts'
import { subscribers } from '#server/subscribers.ts'
import { addCustomer } from './customers.ts'
import { addOwner, payFor } from './owner.ts'
import { usualTextLimits } from './textLimits.ts'

export type NewBusiness = {
  name?: string
  plan?: 'Free' | 'Pro' | 'Agency'
  timeZone?: string
  currency?: string
  /** The first time of the business's clock. */
  now?: Date
  visitWindowMinutes?: number
  /** True if the owner's address is proven. Default true. */
  proven?: boolean
  /** True if the plan is paid. Default true. */
  paid?: boolean
  /** True if the events of each request are handed to their subscribers at its end. Default true. */
  relays?: boolean
  /** By type, with the config that differs from the specification's defaults. */
  programs?: Partial<Record<ProgramType, Record<string, unknown>>>
}

export type Work<T> = (ctx: BusinessContext) => Promise<T>
export type QueuedJob = { queue: string; payload: Record<string, unknown> }

/** A test business. It is Café Sunrise unless another name is given: Olive owns it, Ben and Nia work at the tills. */
export type TestBusiness = {
  businessId: string
  clock: ReturnType<typeof travellingClock>
  owner: Actor & { kind: 'member' }
  ben: Actor & { kind: 'member' }
  nia: Actor & { kind: 'member' }
  /** The programs created with the business, by type. */
  programs: Record<ProgramType, Program>
  /** Jobs that verbs queued in committed transactions. */
  jobs: QueuedJob[]
  /** Runs one request: one transaction at the business's time. Ben acts unless another actor is given. */
  run<T>(work: Work<T>, actor?: Actor): Promise<T>
  addProgram(type: ProgramType, config?: Record<string, unknown>): Promise<Program>
  addCustomer(firstName?: string): Promise<string>
  passMinutes(minutes: number): void
  passDays(days: number): void
}

const OPENING = new Date('2026-03-02T09:00:00Z')

const staff = (name: string, role: 'admin' | 'member') =>
  ({ kind: 'member', userId: crypto.randomUUID(), name, role }) as const

export async function openBusinessFor(database: Database, wanted: NewBusiness): Promise<TestBusiness> {
  const clock = travellingClock(wanted.now ?? OPENING)
  const owner = staff('Olive', 'admin')
  const ben = staff('Ben', 'member')
  const businessId = await makeBusiness(database, wanted, owner.userId, clock.now())
  const jobs: QueuedJob[] = []
  const run = async <T>(work: Work<T>, actor: Actor = ben): Promise<T> => {
    const inTransaction = transactions(database, businessId, clock.now(), jobs)
    const result = await inTransaction(work, actor)
    // The consequences, as the relay hands them on, before the test looks.
    if (wanted.relays ?? true)
      await inTransaction((ctx) => handOn(ctx, subscribers), { kind: 'system', name: 'events' })
    return result
  }
  const business: TestBusiness = {
    businessId,
    clock,
    owner,
    ben,
    nia: staff('Nia', 'member'),
    programs: {} as Record<ProgramType, Program>,
    jobs,
    run,
    addProgram: (type, config = {}) =>
      run((ctx) => createProgram(ctx, { name: `Sunrise ${type}`, type, config }), owner),
    addCustomer: (firstName = 'Ana') => run((ctx) => addCustomer(ctx, firstName)),
    passMinutes: (minutes) => clock.advance(minutes * 60_000),
    passDays: (days) => clock.advance(days * 86_400_000),
  }
  for (const [type, config] of Object.entries(wanted.programs ?? {}) as [ProgramType, object][]) {
    business.programs[type] = await business.addProgram(type, config as Record<string, unknown>)
    // Keeps the programs in the order of their creation.
    clock.advance(1000)
  }
  return business
}

async function makeBusiness(
  database: Database,
  wanted: NewBusiness,
  ownerId: string,
  now: Date,
): Promise<string> {
  return database.transaction({ userId: ownerId }, async (tx) => {
    const tier = (await findTiers(tx)).find(({ name }) => name === (wanted.plan ?? 'Agency'))!
    const email = `owner-${ownerId}@sunrise.example`
    await addOwner(tx, now, { userId: ownerId, email, proven: wanted.proven })
    const { businessId } = await openBusiness(tx, now, {
      signUpNetwork: null,
      userId: ownerId,
      email,
      companyName: wanted.name ?? 'Café Sunrise',
      tier,
    })
    await tx
      .update(businesses)
      .set({
        time_zone: wanted.timeZone ?? 'America/New_York',
        currency: wanted.currency ?? 'USD',
        address: '1 Main Street, Springfield',
        visit_window_minutes: wanted.visitWindowMinutes ?? 15,
      })
      .where(eq(businesses.id, businessId))
    if (wanted.paid ?? true) await payFor(tx, businessId, now)
    return businessId
  })
}

/** Runs requests of this moment, each in a transaction. */
function transactions(database: Database, businessId: string, now: Date, jobs: QueuedJob[]) {
  return async <T>(work: Work<T>, actor: Actor): Promise<T> => {
    const queued: QueuedJob[] = []
    const enqueue: Jobs['enqueue'] = async (_tx, { name }, payload) => {
      queued.push({ queue: name, payload: payload as QueuedJob['payload'] })
    }
    const enqueueAll: Jobs['enqueueAll'] = async (_tx, { name }, jobs) => {
      for (const { payload } of jobs) queued.push({ queue: name, payload: payload as QueuedJob['payload'] })
    }
    const result = await database.transaction({ businessId }, (tx) =>
      work({
        businessId,
        actor,
        tx,
        now,
        address: null,
        device: null,
        language: 'en',
        keyring: createKeyring([newId()]),
        publicUrl: 'http://sunrise.test',
        canText: true,
        textLimits: usualTextLimits,
        jobs: { enqueue, enqueueAll },
      }),
    )
    jobs.push(...queued)
    return result
  }
}
