import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#web/client/api.ts'
import { createIntents } from './intents.ts'

type Write = { kind: string; amount: number }
const coffee: Write = { kind: 'purchase', amount: 1240 }
const cake: Write = { kind: 'purchase', amount: 450 }

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
})

/** The till as it is opened, or opened again after a reload of the page. */
const openTill = () =>
  createIntents<Write>(
    { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    'unsettled',
  )

const refusal = (status: number) => new ApiError(status, { code: '', message: 'No', request_id: '' })

/** A server that records the keys it gets and gives these answers. */
function serverThat(...answers: (() => Promise<string>)[]) {
  const keys: string[] = []
  return {
    keys,
    transmit: (key: string) => {
      keys.push(key)
      return (answers.length > 1 ? answers.shift()! : answers[0]!)()
    },
  }
}
const answers = async () => 'done'
const hangs = () => new Promise<string>(() => {})
const fails = (status: number) => async () => {
  throw refusal(status)
}

describe('an intent', () => {
  it('that is tapped twice is sent once', async () => {
    const till = openTill()
    const server = serverThat(answers)
    const results = await Promise.all([
      till.send(coffee, server.transmit),
      till.send(coffee, server.transmit),
    ])
    expect(results).toEqual(['done', 'done'])
    expect(server.keys).toHaveLength(1)
  })

  it.each([0, 500, 502, 503])('keeps its key when the answer is lost (%i)', async (status) => {
    const till = openTill()
    const server = serverThat(fails(status), answers)
    await expect(till.send(coffee, server.transmit)).rejects.toThrow()
    expect(till.unsettled()).toMatchObject([{ write: coffee, sending: false }])
    await till.send(coffee, server.transmit)
    expect(new Set(server.keys).size).toBe(1)
    expect(till.unsettled()).toEqual([])
  })

  it('keeps its key if the answer is unreadable', async () => {
    const till = openTill()
    await expect(till.send(coffee, () => Promise.reject(new SyntaxError('not JSON')))).rejects.toThrow()
    expect(till.unsettled()).toHaveLength(1)
  })

  it('keeps its key when the page is reloaded before the answer is there', async () => {
    const server = serverThat(hangs, answers)
    void openTill().send(coffee, server.transmit)
    const reloaded = openTill()
    expect(reloaded.unsettled()).toMatchObject([{ write: coffee, sending: false }])
    await reloaded.send(coffee, server.transmit)
    expect(new Set(server.keys).size).toBe(1)
    expect(openTill().unsettled()).toEqual([])
  })

  it.each([400, 401, 403, 404, 409])(
    'that is refused is over (%i): the next one has a key of its own',
    async (status) => {
      const till = openTill()
      const server = serverThat(fails(status), answers)
      await expect(till.send(coffee, server.transmit)).rejects.toThrow('No')
      expect(till.unsettled()).toEqual([])
      await till.send(coffee, server.transmit)
      expect(new Set(server.keys).size).toBe(2)
    },
  )

  it('that was answered is over: the same purchase again is another one', async () => {
    const till = openTill()
    const server = serverThat(answers)
    await till.send(coffee, server.transmit)
    await till.send(coffee, server.transmit)
    expect(new Set(server.keys).size).toBe(2)
  })

  it('for something else has a key of its own', async () => {
    const till = openTill()
    const server = serverThat(fails(0))
    await expect(till.send(coffee, server.transmit)).rejects.toThrow()
    await expect(till.send(cake, server.transmit)).rejects.toThrow()
    expect(till.unsettled().map(({ write }) => write)).toEqual([coffee, cake])
    expect(new Set(server.keys).size).toBe(2)
  })

  it('can be left, for good', async () => {
    const till = openTill()
    await expect(till.send(coffee, serverThat(fails(0)).transmit)).rejects.toThrow()
    till.forget(till.unsettled()[0]!.key)
    expect(openTill().unsettled()).toEqual([])
  })

  it('announces when an intent is added and removed', async () => {
    const till = openTill()
    const heard = vi.fn(() => till.unsettled().map(({ sending }) => sending))
    till.subscribe(heard)
    await till.send(coffee, answers)
    expect(heard.mock.results.map(({ value }) => value)).toEqual([[true], []])
  })
})

it('drops stored data that it cannot read', () => {
  kept.set('unsettled', '{broken')
  expect(openTill().unsettled()).toEqual([])
})
