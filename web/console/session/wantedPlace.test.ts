import { describe, expect, it } from 'vitest'
import { keepWanted, takeWanted } from './wantedPlace.ts'

const HERE = 'https://regulars.example'
const NOW = Date.parse('2026-03-02T09:00:00Z')

function newStorage() {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  }
}

describe('the place that somebody wanted before they signed in', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'https://evil.example/',
  ])('is never %j, whoever put it there', (place) => {
    const storage = newStorage()
    keepWanted(place, storage, NOW)
    expect(takeWanted(HERE, storage, NOW)).toBeUndefined()
  })

  it.each(['nonsense', '[]', 'null', '{"place":7,"until":1e99}', '{"place":"/settings","until":1e99}'])(
    'is nothing if the storage holds %j',
    (text) => {
      const storage = newStorage()
      keepWanted('/settings', storage, NOW)
      for (const name of storage.held.keys()) storage.held.set(name, text)
      expect(takeWanted(HERE, storage, NOW)).toBeUndefined()
    },
  )

  it('is given once, and not after the mailed link has ended', () => {
    const storage = newStorage()
    keepWanted('/customers?search=ana', storage, NOW)
    expect(takeWanted(HERE, storage, NOW + 9 * 60_000)).toBe('/customers?search=ana')
    expect(takeWanted(HERE, storage, NOW)).toBeUndefined()
    keepWanted('/settings', storage, NOW)
    expect(takeWanted(HERE, storage, NOW + 10 * 60_000)).toBeUndefined()
  })

  it('is forgotten on a visit without one', () => {
    const storage = newStorage()
    keepWanted('/settings', storage, NOW)
    keepWanted(undefined, storage, NOW)
    expect(takeWanted(HERE, storage, NOW)).toBeUndefined()
  })
})
