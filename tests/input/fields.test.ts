import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#tests/world/visitor.ts'
import { brokenTexts, longText, naughtyTexts, oddValues } from './naughty.ts'
import { fieldsOf } from './refusals.ts'
import { sampled } from './sampled.ts'
import { faults, knowsNobody, nameOf, openSweep, type Sweep, shown } from './sweep.ts'

let sweep: Sweep
beforeAll(async () => {
  sweep = await openSweep()
})
afterAll(() => sweep?.close())

const withBody = () => sweep.routes.filter(({ body }) => body)

/** Stands for lists nested 50,000 deep, which only a text can hold. */
const DEEP = '<deep>'
function withField(body: unknown, name: string, value: unknown): string {
  const text = JSON.stringify({ ...(body as object), [name]: value })
  return text.replace(`"${DEEP}"`, `${'['.repeat(50_000)}${']'.repeat(50_000)}`)
}

describe('a field of a body', () => {
  const sweepFields = async (
    values: () => unknown[],
    judge: (answer: Answer, name: string) => string | false,
  ) => {
    const { found, look } = faults()
    for (const route of withBody()) {
      for (const name of route.body!) {
        for (const value of values()) {
          const { path, body } = sweep.sampleOf(route)
          const answer = await sweep.call(route, { path, body: withField(body, name, value) })
          look(`${nameOf(route)} ${name}=${shown(value)}`, answer, judge(answer, name))
        }
      }
    }
    return found
  }
  const namedWhenInvalid = (answer: Answer) =>
    answer.status === 400 && fieldsOf(answer).length === 0 && !knowsNobody(answer) && answer.text

  it('of any other kind is refused with its name, or accepted as what it is', async () => {
    expect(await sweepFields(() => sampled(oddValues, 2), namedWhenInvalid)).toEqual([])
  })

  it('may hold any text there is', async () => {
    expect(await sweepFields(() => sampled(naughtyTexts, 2), namedWhenInvalid)).toEqual([])
  })

  it('that is broken, or far too long, is refused with its name', async () => {
    const refusedByName = (answer: Answer, name: string) =>
      answer.status === 400 && fieldsOf(answer).some((field) => field.startsWith(name))
        ? false
        : `${answer.status} ${answer.text.slice(0, 200)}`
    expect(await sweepFields(() => sampled([...brokenTexts, longText, DEEP], 2), refusedByName)).toEqual([])
  })
})
