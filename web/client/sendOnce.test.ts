import { describe, expect, it } from 'vitest'
import { ApiError } from './api.ts'
import { createSendOnce } from './sendOnce.ts'

const failure = (status: number) => new ApiError(status, { code: 'test', message: 'Test', request_id: '' })

/**
 * Sends each input in turn with the given results, and returns the keys that were sent, numbered by first
 * appearance.
 */
async function keysOf(...sent: [input: unknown, status: number][]): Promise<number[]> {
  const sendOnce = createSendOnce()
  const keys: string[] = []
  for (const [input, status] of sent) {
    await sendOnce(input, async (key) => {
      keys.push(key)
      if (status !== 200) throw failure(status)
    }).catch(() => {})
  }
  return keys.map((key) => [...new Set(keys)].indexOf(key) + 1)
}

describe('a form that counts once', () => {
  it('asks again for a lost answer under the same key', async () => {
    expect(await keysOf([{ a: 1 }, 0], [{ a: 1 }, 502], [{ a: 1 }, 200])).toEqual([1, 1, 1])
  })

  it('takes the same input for a new request once it was answered or refused', async () => {
    expect(await keysOf([{ a: 1 }, 200], [{ a: 1 }, 409], [{ a: 1 }, 200])).toEqual([1, 2, 3])
  })

  it('never sends other input under a key that was used', async () => {
    expect(await keysOf([{ a: 1 }, 0], [{ a: 2 }, 0], [{ a: 2 }, 200])).toEqual([1, 2, 2])
  })
})
