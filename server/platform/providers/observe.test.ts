import { expect, it } from 'vitest'
import { createMetrics } from '#server/platform/metrics/createMetrics.ts'
import { type AnswerOutcome, observeAnswers, observing, observingSends, outcomeOfStatus } from './observe.ts'
import type { SendOutcome } from './sendOutcome.ts'

const rejected = (code: string, more = {}): SendOutcome => ({
  ...{ outcome: 'rejected', code, reason: 'x', retry: false },
  ...more,
})

it.each<[string, SendOutcome, AnswerOutcome]>([
  ['a message that was taken', { outcome: 'accepted', providerId: 'x' }, 'accepted'],
  ['no clear answer', { outcome: 'uncertain', reason: 'x' }, 'uncertain'],
  ['a wrong receiver', rejected('21211'), 'rejected'],
  ['a wrong key of ours at Twilio', rejected('20003'), 'refused'],
  ['a wrong sign-in of ours at the mail server', rejected('535', { oursToMend: true }), 'refused'],
  ['a wrong key of a business', rejected('HTTP_401', { senderRefused: true, retry: true }), 'rejected'],
  ['too many requests', rejected('HTTP_429', { retry: true }), 'busy'],
  ['a provider that is not reached', rejected('ESOCKET', { retry: true }), 'unreachable'],
])('%s is told as what it is, whether we or the receiver are to blame', async (_, outcome, told) => {
  const seen: AnswerOutcome[] = []
  const provider = observingSends({ send: async (_message: object) => outcome }, (answer) =>
    seen.push(answer),
  )
  expect([await provider.send({}), seen]).toEqual([outcome, [told]])
})

it('an answer of HTTP is told by its status, and a request that throws as one that reached nobody', async () => {
  expect([200, 302, 402, 403, 429, 500].map(outcomeOfStatus)).toEqual([
    ...['accepted', 'accepted', 'rejected', 'refused', 'busy', 'uncertain'],
  ])
  const metrics = createMetrics()
  const failing = () => Promise.reject(new Error('no route'))
  await expect(observing(observeAnswers(metrics, 'stripe'), failing, outcomeOfStatus)).rejects.toThrow(
    'no route',
  )
  expect(await metrics.registry.metrics()).toContain(
    'regulars_provider_answer_seconds_count{provider="stripe",outcome="unreachable"} 1',
  )
})
