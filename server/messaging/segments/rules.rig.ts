import fc from 'fast-check'
import type { Condition, Rule } from '#server/messaging/segments/contract.ts'
import type { Crowd } from './crowd.rig.ts'

const compared = fc.constantFrom('at_least', 'at_most', 'exactly')
const days = fc.oneof(fc.constantFrom(1, 7, 21, 30, 45, 90, 180), fc.integer({ min: 1, max: 366 }))
const amount = fc.oneof(fc.constant(0), fc.nat(60_000))

/** Draws any condition about a crowd, by its kind. */
export function conditions({ programs, tags, qrCodes }: Crowd): Record<string, fc.Arbitrary<Condition>> {
  const program = fc.constantFrom(...programs)
  const kinds: { [A in Condition['about']]: fc.Arbitrary<object> } = {
    program: fc.record({ program, is: fc.constantFrom('in', 'not_in') }),
    points: fc.record({ program: fc.option(program), is: compared, value: fc.nat(200) }),
    stamps: fc.record({ program, is: compared, value: fc.nat(6) }),
    visits: fc.record({ is: compared, value: fc.nat(12) }),
    last_visit: fc.oneof(
      fc.record({ is: fc.constantFrom('within', 'longer_ago'), days }),
      fc.record({ is: fc.constant('never') }),
    ),
    joined: fc.oneof(
      fc.record({ is: fc.constantFrom('within', 'longer_ago'), days }),
      fc.record({
        is: fc.constantFrom('since', 'before'),
        date: fc.constantFrom('2025-11-02', '2026-01-15', '2026-03-07'),
      }),
    ),
    birthday: fc.record({
      month: fc.oneof(fc.constantFrom('this', 'next'), fc.integer({ min: 1, max: 12 })),
    }),
    tag: fc.record({ tag: fc.constantFrom(...tags), is: fc.constantFrom('has', 'has_not') }),
    qr_code: fc.record({ qr_code: fc.constantFrom(...qrCodes) }),
    opened: fc.record({ days, is: fc.constantFrom('did', 'did_not') }),
    clicked: fc.record({ days, is: fc.constantFrom('did', 'did_not') }),
    spent: fc.record({ is: compared, amount }),
    spent_within: fc.record({ days, is: compared, amount: fc.oneof(fc.constant(0), fc.nat(9000)) }),
    reward: fc.record({ is: fc.constantFrom('waiting', 'not_waiting') }),
    agreed: fc.record({ channel: fc.constantFrom('sms', 'email'), is: fc.constantFrom('yes', 'no') }),
    slipping_away: fc.constant({}),
    top: fc.record({ by: fc.constantFrom('spent', 'visits'), percent: fc.integer({ min: 1, max: 50 }) }),
  }
  return Object.fromEntries(
    Object.entries(kinds).map(([about, rest]) => [
      about,
      rest.map((one) => ({ about, ...one })) as fc.Arbitrary<Condition>,
    ]),
  )
}

/** Draws any rule about a crowd, up to three deep. */
export function rules(crowd: Crowd): fc.Arbitrary<Rule> {
  const condition = fc.oneof(...Object.values(conditions(crowd)))
  const groupOf = (part: fc.Arbitrary<object>, most: number) =>
    fc.record({
      match: fc.constantFrom('all', 'any', 'none'),
      of: fc.array(part, { minLength: 1, maxLength: most }),
    })
  const innermost = groupOf(condition, 2)
  const inner = groupOf(fc.oneof({ weight: 3, arbitrary: condition }, { weight: 1, arbitrary: innermost }), 2)
  const whole = groupOf(fc.oneof({ weight: 3, arbitrary: condition }, { weight: 1, arbitrary: inner }), 3)
  return whole as fc.Arbitrary<Rule>
}
