import timers from 'node:timers'
import { afterAll, expect, vi } from 'vitest'

// A worker runs many files. A timer that one of them leaves held never fires in those after it, and their mails hang.
afterAll(() => {
  expect(vi.isFakeTimers(), 'the file leaves held timers to those after it').toBe(false)
  for (const name of ['setTimeout', 'setInterval', 'setImmediate'] as const)
    expect(globalThis[name], `the file leaves another ${name} to those after it`).toBe(timers[name])
})
