import { describe, expect, it } from 'vitest'
import { mayBeDone } from './holds.ts'

const ZONE = 'America/New_York'
/** A time of 2026-06-01 in New York, four hours behind UTC. */
const at = (time: string) => new Date(`2026-06-01T${time}-04:00`)
const restored = (backup: Date, restore: Date) => ({ backupAt: backup, at: restore })

describe('the work of an hour of today', () => {
  it('may be done if the hour came between the backup and the restore', () => {
    expect(mayBeDone(restored(at('03:00'), at('15:00')), at('16:00'), ZONE, 9)).toBe(true)
    expect(mayBeDone(restored(at('09:30'), at('15:00')), at('16:00'), ZONE, 9)).toBe(true)
  })

  it('is known to be done or not if the hour came before the backup, after the restore, or on another day', () => {
    expect(mayBeDone(restored(at('12:00'), at('15:00')), at('16:00'), ZONE, 9)).toBe(false)
    expect(mayBeDone(restored(at('03:00'), at('08:00')), at('16:00'), ZONE, 9)).toBe(false)
    const tomorrow = new Date(at('16:00').getTime() + 86_400_000)
    expect(mayBeDone(restored(at('03:00'), at('15:00')), tomorrow, ZONE, 9)).toBe(false)
    expect(mayBeDone(null, at('16:00'), ZONE, 9)).toBe(false)
  })
})
