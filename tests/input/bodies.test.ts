import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RouteInput } from './inputs.ts'
import { oddBodies } from './naughty.ts'
import { fieldsOf } from './refusals.ts'
import { sampled } from './sampled.ts'
import { faults, knowsNobody, nameOf, openSweep, type Sweep } from './sweep.ts'

let sweep: Sweep
beforeAll(async () => {
  sweep = await openSweep()
})
afterAll(() => sweep?.close())

const withBody = () => sweep.routes.filter(({ body }) => body)

/** Routes that accept a body without any field. */
const mayBeEmpty = ({ path }: RouteInput, what: string) =>
  what === 'an empty object' &&
  ['/api/v1/customers', '/api/v1/qr-codes', '/api/app/portal/preferences'].includes(path)

/** Routes that accept large bodies, because they take pictures. */
const mayBeLarge = ({ path }: RouteInput, what: string) =>
  what === '300 KB' && ['/api/app/settings/logo', '/api/app/pictures'].includes(path)

describe('a body', () => {
  it('that is no object of the right kind is refused, by every route that reads one', async () => {
    const { found, look } = faults()
    for (const route of withBody()) {
      const { path } = sweep.sampleOf(route)
      for (const { what, body, type, status } of sampled(oddBodies, 4)) {
        // Some routes need no more than an object without fields.
        const expected = what === 'an empty object' && route.path.endsWith('/undo') ? [200, 400] : [status]
        const answer = await sweep.call(route, { path, body }, type ? { 'content-type': type } : {})
        const fits = mayBeEmpty(route, what) || mayBeLarge(route, what) || expected.includes(answer.status)
        look(`${nameOf(route)} ${what}`, answer, !fits && `${answer.status} ${answer.text}`)
      }
    }
    expect(found).toEqual([])
  })

  it('with an unknown field is refused, and the field named', async () => {
    const { found, look } = faults()
    for (const route of withBody()) {
      const { path, body } = sweep.sampleOf(route)
      for (const name of ['nobody_knows', 'business_id_', 'constructor', 'isAdmin']) {
        const answer = await sweep.call(route, { path, body: { ...(body as object), [name]: 'x' } })
        const isNamed = answer.status === 400 && fieldsOf(answer).includes(name)
        look(`${nameOf(route)} ${name}`, answer, !isNamed && `${answer.status} ${answer.text}`)
      }
    }
    expect(found).toEqual([])
  })

  it('without a field that it needs is refused, and the field named', async () => {
    const { found, look } = faults()
    for (const route of withBody()) {
      const { path, body } = sweep.sampleOf(route)
      for (const name of Object.keys(body as object)) {
        const { [name]: _left, ...rest } = body as Record<string, unknown>
        const answer = await sweep.call(route, { path, body: rest })
        const isNamed = answer.status !== 400 || fieldsOf(answer).length > 0 || knowsNobody(answer)
        look(`${nameOf(route)} without ${name}`, answer, !isNamed && answer.text)
      }
    }
    expect(found).toEqual([])
  })
})
