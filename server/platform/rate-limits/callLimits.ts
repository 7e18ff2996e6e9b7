import { z } from 'zod'

/** How many calls a minute one process answers, beyond recording and looking up at the till. */
export type CallLimits = {
  /** Of one session of a person or a guest. */
  session: number
  /** Of all the people and programs of a business together. */
  business: number
}

/** Thirty a second are more than any screen asks for, and a hundred more than fifty busy tills. */
export const usualCallLimits: CallLimits = { session: 1_800, business: 6_000 }

const calls = (usual: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .default(usual)

const settings = {
  CALLS_A_MINUTE_SESSION: calls(usualCallLimits.session),
  CALLS_A_MINUTE_SHOP: calls(usualCallLimits.business),
}

/**
 * Reads the limits from the settings.
 * @returns the names of those that are not whole numbers above 0, if there are any
 */
export function readCallLimits(
  environment: Record<string, string | undefined>,
): CallLimits | { wrong: string[] } {
  const read = z.object(settings).safeParse(environment)
  if (!read.success) return { wrong: read.error.issues.map(({ path }) => path.join('.')) }
  return { session: read.data.CALLS_A_MINUTE_SESSION, business: read.data.CALLS_A_MINUTE_SHOP }
}
