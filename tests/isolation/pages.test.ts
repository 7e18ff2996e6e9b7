import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Visitor } from '#tests/world/visitor.ts'
import { form, pages } from './pages.ts'
import { openScene, type Scene, snapshot } from './scene.ts'
import { leaksIn, secretsOf } from './secrets.ts'

let scene: Scene
let secrets: string[]
beforeAll(async () => {
  scene = await openScene()
  secrets = await secretsOf(scene)
})
afterAll(() => scene?.close())

const known = () => {
  const all = scene.product.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !/^\/api\/(v1|app|auth)\b/.test(path))
    .map(({ method, path }) => `${method} ${path === '/*' ? '*' : path}`)
  return [...new Set(all)].sort()
}

async function visit(who: Visitor, name: string): Promise<string[]> {
  const { tries, shows } = pages[name]!
  const shown = shows?.(scene.a) ?? []
  const hidden = secrets.filter((secret) => !shown.includes(secret))
  const method = name.split(' ')[0]!
  const leaks: string[] = []
  for (const one of tries(scene.a)) {
    const body = method === 'POST' ? (one.body ?? 'x=1') : undefined
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await who.send(method, one.path, body, body === undefined ? {} : type)
    leaks.push(...leaksIn(hidden, one, answer).map((secret) => `${name} ${one.path}: ${secret}`))
  }
  return leaks
}

describe('every page and webhook', () => {
  it('has an isolation case, and no case is of a page that is gone', () => {
    expect(Object.keys(pages).sort()).toEqual(known())
  })

  it('shows strangers, the other shop and its guests nothing of the shop but what a join page shows', async () => {
    const before = await snapshot(scene.rows, scene.a.businessId)
    const leaks: string[] = []
    for (const who of [scene.product.visitor(), scene.b.owner, scene.b.customer.visitor]) {
      for (const name of Object.keys(pages)) leaks.push(...(await visit(who, name)))
    }
    expect(leaks).toEqual([])
    const after = await snapshot(scene.rows, scene.a.businessId)
    const changed = Object.keys(before).filter((table) => after[table] !== before[table])
    const mayChange = Object.values(pages).flatMap(({ writes }) => writes ?? [])
    expect(changed.filter((table) => !mayChange.includes(table))).toEqual([])
  })

  it('has no inbox unless one was asked for', async () => {
    for (const path of ['/dev/inbox', '/dev/inbox/', '/dev/inbox/1']) {
      const { text } = await scene.product.visitor().get(path)
      expect(text).not.toMatch(/inbox|card\//i)
    }
  })

  it('shows the shop’s own people so much that the detector finds its secrets', async () => {
    const answer = await scene.product.visitor().get(form(scene.a))
    expect(leaksIn(secrets, { path: '' }, answer)).toContain(`Café ${scene.a.marker}`)
  })
})
