import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longText, naughtyTexts, oddPlaces, oddValues } from './naughty.ts'
import { fieldsOf } from './refusals.ts'
import { sampled } from './sampled.ts'
import { faults, nameOf, openSweep, type Sweep, shown } from './sweep.ts'

let sweep: Sweep
beforeAll(async () => {
  sweep = await openSweep()
})
afterAll(() => sweep?.close())

describe('an address', () => {
  it('with an invalid parameter finds nothing, and says so', async () => {
    const { found, look } = faults()
    for (const route of sweep.routes) {
      for (const name of route.params) {
        for (const place of sampled(oddPlaces, 2)) {
          const { path } = sweep.sampleOf(route)
          const [before] = route.path.split(`:${name}`)
          const rest = path.slice(before!.length).replace(/^[^/?]+/, place)
          const answer = await sweep.call(route, { ...sweep.sampleOf(route), path: `${before}${rest}` })
          const fits = [400, 404].includes(answer.status)
          look(`${nameOf(route)} ${name}=${place}`, answer, !fits && `${answer.status} ${answer.text}`)
        }
      }
    }
    expect(found).toEqual([])
  })

  it('with any query is answered, or refused with the name of the wrong parameter', async () => {
    const { found, look } = faults()
    const numbers = oddValues.filter((value) => typeof value === 'number').map(String)
    const texts = [...naughtyTexts, ...numbers, 'a\u0000b', longText.slice(0, 2000)]
    for (const route of sweep.routes.filter(({ query }) => query)) {
      const { path } = sweep.sampleOf(route)
      for (const name of route.query!) {
        const queries = sampled(texts, 1).map((text) => `${name}=${encodeURIComponent(text.toWellFormed())}`)
        for (const query of [
          ...queries,
          `${name}=a&${name}=b`,
          `${name}[]=a`,
          `${name}[a]=b`,
          name,
          `${name}=%E0%A4%A`,
        ]) {
          const answer = await sweep.call(route, { path: `${path.replace(/\?.*/, '')}?${query}` })
          const isNamed = answer.status !== 400 || fieldsOf(answer).some((field) => field.startsWith(name))
          look(`${nameOf(route)} ?${query}`, answer, !isNamed && answer.text)
        }
      }
      const unknown = await sweep.call(route, {
        path: `${path}${path.includes('?') ? '&' : '?'}nobody_knows=1`,
      })
      look(
        `${nameOf(route)} ?nobody_knows`,
        unknown,
        !fieldsOf(unknown).includes('nobody_knows') && unknown.text,
      )
    }
    expect(found).toEqual([])
  })

  it('that is no route is refused in the same shape', async () => {
    const { found, look } = faults()
    for (const path of [...oddPlaces, '', '/', 'customers/', '__proto__', 'constructor']) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
        const answer = await sweep.owner.send(method, `/api/v1/nowhere/${path}`)
        look(`${method} ${path}`, answer, answer.status !== 404 && answer.status !== 400 && answer.text)
      }
    }
    expect(found).toEqual([])
  })
})

describe('an idempotency key', () => {
  it('that is missing, empty or too long is refused by its name, and any other is accepted', async () => {
    const { found, look } = faults()
    for (const route of sweep.routes.filter(({ needsKey }) => needsKey)) {
      for (const key of ['', ' ', 'k'.repeat(129), undefined]) {
        const who = await sweep.callerOf(route)
        const { path, body } = sweep.sampleOf(route)
        const answer = await who.send(
          route.method,
          path,
          body,
          key === undefined ? {} : { 'idempotency-key': key },
        )
        const isNamed = answer.status === 400 && fieldsOf(answer).includes('idempotency-key')
        look(`${nameOf(route)} key ${shown(key)}`, answer, !isNamed && `${answer.status} ${answer.text}`)
      }
      for (const key of ["'; drop table operations;--", 'é', '%00', '../..', 'k'.repeat(128)])
        look(
          `${nameOf(route)} key ${key}`,
          await sweep.call(route, sweep.sampleOf(route), { 'idempotency-key': key }),
        )
    }
    expect(found).toEqual([])
  })
})
