import { describe, expect, it } from 'vitest'
import type { Refusal } from '#server/platform/context/refusal.ts'
import { openTurns } from './turns.ts'

/** Reads that end on request, and the order in which they began. */
function reads() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    read: (what: string) => () => {
      begun.push(what)
      return new Promise<string>((resolve) => ends.set(what, () => resolve(what)))
    },
    end: async (what: string) => {
      ends.get(what)!()
      await settled()
    },
  }
}

/** Waits until everything that a settled promise set off has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve))
const refusalOf = (asked: Promise<unknown>) => asked.catch((error: Refusal) => error)

describe('the heavy reads of a tenant', () => {
  it('cannot keep another tenant’s from running, however many there are', async () => {
    const turns = openTurns(2)
    const { begun, read, end } = reads()
    const asked = Array.from({ length: 20 }, (_, n) => turns.take('greedy', `read ${n}`, read(`greedy ${n}`)))
    asked.push(turns.take('other', 'read', read('other')), turns.take('third', 'read', read('third')))
    await settled()
    expect(begun).toEqual(['greedy 0', 'other'])
    await end('greedy 0')
    expect(begun).toEqual(['greedy 0', 'other', 'third'])
    await end('third')
    expect(begun).toEqual(['greedy 0', 'other', 'third', 'greedy 1'])
    await end('other')
    for (let n = 1; n < 20; n++) await end(`greedy ${n}`)
    expect(await Promise.all(asked)).toHaveLength(22)
  })

  it('are one that is read where the same is asked for, after everybody has asked', async () => {
    const turns = openTurns(4)
    const { begun, read, end } = reads()
    const first = turns.take('shop', 'guests', read('first'))
    await settled()
    const later = Array.from({ length: 60 }, () => turns.take('shop', 'guests', read('second')))
    const other = turns.take('shop', 'forecast', read('other'))
    await end('first')
    await end('second')
    await end('other')
    expect(begun).toEqual(['first', 'second', 'other'])
    expect([await first, await other]).toEqual(['first', 'other'])
    expect(new Set(await Promise.all(later))).toEqual(new Set(['second']))
  })

  it('are refused beyond twenty that wait, with a time to come back; a download that has begun is not', async () => {
    const turns = openTurns(1)
    const { begun, read, end } = reads()
    const waiting = Array.from({ length: 21 }, (_, n) => turns.take('shop', `read ${n}`, read(`read ${n}`)))
    expect(await refusalOf(turns.take('shop', 'one more', read('one more')))).toMatchObject({
      code: 'too_many_requests',
      retryAfter: 5,
    })
    waiting.push(turns.take('shop', null, read('page'), true))
    await settled()
    for (let n = 0; n < 21; n++) await end(`read ${n}`)
    await end('page')
    expect(await Promise.all(waiting)).toHaveLength(22)
    expect(begun.at(-1)).toBe('page')
  })

  it('that wait in vain are told so, and are not read', async () => {
    const turns = openTurns(1, 1)
    const { begun, read, end } = reads()
    void turns.take('shop', 'long', read('long'))
    await settled()
    expect(await refusalOf(turns.take('shop', 'late', read('late')))).toMatchObject({ code: 'unavailable' })
    await end('long')
    expect(begun).toEqual(['long'])
  })

  it('go on after one that failed', async () => {
    const turns = openTurns(1)
    const failed = turns.take('shop', 'a', () => Promise.reject(new Error('broken')))
    const next = turns.take('shop', 'b', async () => 'read')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('read')
  })
})
