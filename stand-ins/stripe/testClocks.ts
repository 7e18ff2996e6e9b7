import type Stripe from 'stripe'
import { z } from 'zod'
import { nextDue } from './cycle.ts'
import { invalid } from './errors.ts'
import { expand, integer, text } from './params.ts'
import { type Kept, newId } from './store.ts'
import { day, type World } from './world.ts'

export type TestClock = Kept<Stripe.TestHelpers.TestClock>

export const clockParams = z.strictObject({ frozen_time: integer, name: text.optional(), expand })
export const clockAdvanceParams = z.strictObject({ frozen_time: integer, expand })

/** A clock for the customers that are created with it. */
export function createClock(world: World, given: z.output<typeof clockParams>): TestClock {
  const clock: TestClock = {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: world.now(),
    deletes_after: world.now() + 30 * day,
    frozen_time: given.frozen_time,
    livemode: false,
    name: given.name ?? null,
    status: 'ready',
    status_details: {},
    _: {},
  }
  world.store.save(clock)
  world.emit('test_helpers.test_clock.created', clock)
  return clock
}

/** Does everything that comes due until `until`, each at its own time. At Stripe this takes a while. */
export function advanceClock(world: World, clock: TestClock, until: number): TestClock {
  if (until <= clock.frozen_time)
    throw invalid(`You cannot advance a test clock to a time before its current time.`, {
      param: 'frozen_time',
    })
  for (let due = nextDue(world, clock.id); due && due.at <= until; due = nextDue(world, clock.id)) {
    clock.frozen_time = Math.max(clock.frozen_time, due.at)
    due.act()
  }
  clock.frozen_time = until
  world.store.save(clock)
  world.emit('test_helpers.test_clock.ready', clock)
  return clock
}
