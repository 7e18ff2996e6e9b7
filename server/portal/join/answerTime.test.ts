import { afterAll, beforeAll, expect, it } from 'vitest'
import { joiningAt, openBusinessWithCode, sendForm } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { answerAtFixedSteps, answerSteps } from './answerAtFixedSteps.ts'

/** A clock that only the test moves, and the pauses that the code asked for, which only the test ends. */
let now = 0
const pauses: { ms: number; end: () => void }[] = []
const pause = (ms: number) => new Promise<void>((end) => pauses.push({ ms, end }))
const steps = { stepMs: 300, now: () => now, pause }

let product: Product
beforeAll(async () => {
  product = await openProduct(undefined, { joinSteps: steps })
})
afterAll(() => product?.close())

/** Measures how long an answer waits after work of this length, and whether it came too early. */
async function waitAfter(tookMs: number, end: () => Promise<unknown>) {
  let isAnswered = false
  const answered = answerAtFixedSteps(steps, async () => {
    now += tookMs
    return end()
  }).finally(() => {
    isAnswered = true
  })
  await expect.poll(() => pauses.length).toBe(1)
  const { ms, end: endPause } = pauses.pop()!
  const early = isAnswered
  endPause()
  return { ms, early, answered }
}

it.each([
  [0, 300],
  [1, 299],
  [120, 180],
  [299, 1],
  [300, 300],
  [450, 150],
])('work of %i ms is answered %i ms later, at the next whole step', async (took, left) => {
  const done = await waitAfter(took, async () => 'found')
  expect([done.ms, done.early, await done.answered]).toEqual([left, false, 'found'])
})

it('a refusal also comes at a whole step', async () => {
  const refused = await waitAfter(120, () => Promise.reject(new Error('refused')))
  expect([refused.ms, refused.early]).toEqual([180, false])
  await expect(refused.answered).rejects.toThrow('refused')
})

it('everybody who joins waits for the step, whether the shop knows the number or not', async () => {
  const at = joiningAt(product)
  const business = await openBusinessWithCode(product)
  const phone = at.newPhone()
  await business.owner.post('/api/v1/customers', { phone })
  for (const number of [phone, at.newPhone()]) {
    let isAnswered = false
    const answered = sendForm(product.visitor(), business.path, { phone: number }).finally(() => {
      isAnswered = true
    })
    await expect.poll(() => pauses.length).toBe(1)
    const { ms, end } = pauses.pop()!
    expect([ms, isAnswered]).toEqual([300, false])
    end()
    expect((await answered).status).toBe(303)
  }
})

it('outside of tests a step is 300 ms', () => expect(answerSteps.stepMs).toBe(300))
