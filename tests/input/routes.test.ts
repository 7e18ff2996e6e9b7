import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { newId } from '#server/platform/ids.ts'
import { requests, type Sample } from '#tests/isolation/requests.ts'
import { openScene, type Scene } from '#tests/isolation/scene.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import { type RouteInput, routeInputs } from './inputs.ts'
import { brokenTexts, longText, naughtyTexts, oddBodies, oddPlaces, oddValues } from './naughty.ts'
import { faultOf, fieldsOf } from './refusals.ts'

const MINUTES = 60_000

let scene: Scene
let routes: RouteInput[]
beforeAll(async () => {
  scene = await openScene()
  routes = routeInputs(createApi(scene.product.services, scene.product.auth))
}, 2 * MINUTES)
afterAll(() => scene?.close())

const nameOf = ({ method, path }: RouteInput) => `${method} ${path}`
const sampleOf = (route: RouteInput): Sample => requests[nameOf(route)]!.sample(scene.a)
/** Routes that anyone may call count attempts by address and account: each call comes from elsewhere, unburdened. */
async function callerOf({ permission }: RouteInput): Promise<Visitor> {
  if (permission === 'portal') return scene.a.guest.visitor
  if (permission !== 'anyone') return scene.a.owner
  await scene.product.services.database.plain.execute(sql`delete from attempts`)
  return scene.product.visitor()
}
async function call(route: RouteInput, { path, body }: Sample, headers: Record<string, string> = {}) {
  const who = await callerOf(route)
  return who.send(route.method, path, body, { 'idempotency-key': newId(), ...headers })
}

/** Collects what is wrong with many answers, so that a failure tells everything at once. */
function faults() {
  const found: string[] = []
  return {
    found,
    look(what: string, answer: Answer, more?: string | false | undefined) {
      const fault = faultOf(answer) ?? more
      if (fault) found.push(`${what.slice(0, 160)} -> ${fault}`)
    },
  }
}
/** Stands for lists 50,000 deep, which only text can hold. */
const DEEP = '<deep>'
function withField(body: unknown, name: string, value: unknown): string {
  const text = JSON.stringify({ ...(body as object), [name]: value })
  return text.replace(`"${DEEP}"`, `${'['.repeat(50_000)}${']'.repeat(50_000)}`)
}
const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60)
const withBody = () => routes.filter(({ body }) => body)

describe('a body', () => {
  it('that is no object of the right kind is refused, by every route that reads one', async () => {
    const { found, look } = faults()
    for (const route of withBody()) {
      const { path } = sampleOf(route)
      for (const { what, body, type, status } of oddBodies) {
        // An object without fields is all that some routes need.
        const expected = what === 'an empty object' && route.path.endsWith('/undo') ? [200, 400] : [status]
        const answer = await call(route, { path, body }, type ? { 'content-type': type } : {})
        const fits = mayBeEmpty(route, what) || expected.includes(answer.status)
        look(`${nameOf(route)} ${what}`, answer, !fits && `${answer.status} ${answer.text}`)
      }
    }
    expect(found).toEqual([])
  })

  it('with a field that nobody knows is refused, and the field named', async () => {
    const { found, look } = faults()
    for (const route of withBody()) {
      const { path, body } = sampleOf(route)
      for (const name of ['nobody_knows', 'business_id_', 'constructor', 'isAdmin']) {
        const answer = await call(route, { path, body: { ...(body as object), [name]: 'x' } })
        const isNamed = answer.status === 400 && fieldsOf(answer).includes(name)
        look(`${nameOf(route)} ${name}`, answer, !isNamed && `${answer.status} ${answer.text}`)
      }
    }
    expect(found).toEqual([])
  })

  it('without a field that it needs is refused, and the field named', async () => {
    const { found, look } = faults()
    for (const route of withBody()) {
      const { path, body } = sampleOf(route)
      for (const name of Object.keys(body as object)) {
        const { [name]: _left, ...rest } = body as Record<string, unknown>
        const answer = await call(route, { path, body: rest })
        const isNamed = answer.status !== 400 || fieldsOf(answer).length > 0 || knowsNobody(answer)
        look(`${nameOf(route)} without ${name}`, answer, !isNamed && answer.text)
      }
    }
    expect(found).toEqual([])
  })
})

describe('a field of a body', () => {
  const sweepFields = async (values: unknown[], judge: (answer: Answer, name: string) => string | false) => {
    const { found, look } = faults()
    for (const route of withBody()) {
      for (const name of route.body!) {
        for (const value of values) {
          const { path, body } = sampleOf(route)
          const answer = await call(route, { path, body: withField(body, name, value) })
          look(`${nameOf(route)} ${name}=${shown(value)}`, answer, judge(answer, name))
        }
      }
    }
    return found
  }
  const namedWhenInvalid = (answer: Answer) =>
    answer.status === 400 && fieldsOf(answer).length === 0 && !knowsNobody(answer) && answer.text

  it(
    'of any other kind is refused with its name, or taken for what it is',
    async () => {
      expect(await sweepFields(oddValues, namedWhenInvalid)).toEqual([])
    },
    5 * MINUTES,
  )

  it(
    'may hold any text there is',
    async () => {
      expect(await sweepFields(naughtyTexts, namedWhenInvalid)).toEqual([])
    },
    5 * MINUTES,
  )

  it(
    'that is broken, or far too long, is refused with its name',
    async () => {
      const refusedByName = (answer: Answer, name: string) =>
        answer.status === 400 && fieldsOf(answer).some((field) => field.startsWith(name))
          ? false
          : `${answer.status} ${answer.text.slice(0, 200)}`
      expect(await sweepFields([...brokenTexts, longText, DEEP], refusedByName)).toEqual([])
    },
    5 * MINUTES,
  )
})

describe('an address', () => {
  it('with a parameter that is none finds nothing, and says so', async () => {
    const { found, look } = faults()
    for (const route of routes) {
      for (const name of route.params) {
        for (const place of oddPlaces) {
          const { path } = sampleOf(route)
          const [before] = `/api/v1${route.path.replace(/^\/api\/v1/, '')}`.split(`:${name}`)
          const rest = path.slice(before!.length).replace(/^[^/?]+/, place)
          const answer = await call(route, { ...sampleOf(route), path: `${before}${rest}` })
          const fits = [400, 404].includes(answer.status)
          look(`${nameOf(route)} ${name}=${place}`, answer, !fits && `${answer.status} ${answer.text}`)
        }
      }
    }
    expect(found).toEqual([])
  })

  it('with any query is answered or refused with the name of what is wrong', async () => {
    const { found, look } = faults()
    const numbers = oddValues.filter((value) => typeof value === 'number').map(String)
    const texts = [...naughtyTexts, ...numbers, 'a\u0000b', longText.slice(0, 2000)]
    for (const route of routes.filter(({ query }) => query)) {
      const { path } = sampleOf(route)
      for (const name of route.query!) {
        const queries = texts.map((text) => `${name}=${encodeURIComponent(text.toWellFormed())}`)
        for (const query of [
          ...queries,
          `${name}=a&${name}=b`,
          `${name}[]=a`,
          `${name}[a]=b`,
          name,
          `${name}=%E0%A4%A`,
        ]) {
          const answer = await call(route, { path: `${path.replace(/\?.*/, '')}?${query}` })
          const isNamed = answer.status !== 400 || fieldsOf(answer).some((field) => field.startsWith(name))
          look(`${nameOf(route)} ?${query}`, answer, !isNamed && answer.text)
        }
      }
      const unknown = await call(route, { path: `${path}${path.includes('?') ? '&' : '?'}nobody_knows=1` })
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
        const answer = await scene.a.owner.send(method, `/api/v1/nowhere/${path}`)
        look(`${method} ${path}`, answer, answer.status !== 404 && answer.status !== 400 && answer.text)
      }
    }
    expect(found).toEqual([])
  })
})

describe('an idempotency key', () => {
  it('that is missing, empty or too long is refused by its name, and any other is taken', async () => {
    const { found, look } = faults()
    for (const route of routes.filter(({ needsKey }) => needsKey)) {
      for (const key of ['', ' ', 'k'.repeat(129), undefined]) {
        const who = await callerOf(route)
        const { path, body } = sampleOf(route)
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
        look(`${nameOf(route)} key ${key}`, await call(route, sampleOf(route), { 'idempotency-key': key }))
    }
    expect(found).toEqual([])
  })
})

/** Refusals about the whole: who it is about isn't there, or whoever asks isn't known. */
const knowsNobody = ({ body }: Answer) =>
  /^(Invalid login credentials|Phone number not found|Invalid PIN)/.test(
    (body as { error: { message: string } }).error.message,
  )

/** Routes all of whose fields may be left out. */
const mayBeEmpty = ({ path }: RouteInput, what: string) =>
  what === 'an empty object' && ['/api/v1/customers', '/api/v1/qr-codes'].includes(path)
