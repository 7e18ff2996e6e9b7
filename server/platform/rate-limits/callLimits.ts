import { z } from 'zod'
import { type Environment, namesOf, SettingError, type Settings } from '#server/platform/settings/setting.ts'

/** Calls a minute that one process answers. Recording and looking up for a person who waits are not counted. */
export type CallLimits = {
  /** Calls of one session. */
  session: number
  /** Calls of all people and programs of a business together. */
  business: number
}

/** Thirty calls a second are more than any screen makes, and a hundred more than fifty busy devices make. */
export const usualCallLimits: CallLimits = { session: 1_800, business: 6_000 }

const calls = (usual: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .default(usual)

export const callSettings = {
  CALLS_A_MINUTE_SESSION: {
    about:
      'calls a minute that one session may make of each process; recording and looking up at the till aside.',
    line: '#CALLS_A_MINUTE_SESSION=1800',
  },
  CALLS_A_MINUTE_BUSINESS: {
    about: 'the same for all people and programs of a shop together.',
    line: '#CALLS_A_MINUTE_BUSINESS=6000',
  },
} as const satisfies Settings

const limits = z.object({
  CALLS_A_MINUTE_SESSION: calls(usualCallLimits.session),
  CALLS_A_MINUTE_BUSINESS: calls(usualCallLimits.business),
})

/** @throws {SettingError} for what is not a whole number above 0 */
export function readCallLimits(environment: Environment): CallLimits {
  const read = limits.safeParse(environment)
  if (!read.success)
    throw new SettingError(`${namesOf(read.error)} must be a whole number of calls, 1 or more.`)
  return { session: read.data.CALLS_A_MINUTE_SESSION, business: read.data.CALLS_A_MINUTE_BUSINESS }
}
