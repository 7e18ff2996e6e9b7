/** The source of the time. Scenarios pass a clock of their own and travel with it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stays at one moment until it is told to move. */
export function travellingClock(
  start: Date,
): Clock & { travelTo(to: Date): void; advance(ms: number): void } {
  let now = start
  return {
    now: () => new Date(now),
    travelTo: (to) => {
      now = to
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms)
    },
  }
}
