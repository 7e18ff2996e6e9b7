import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as queues from '#database/queues.ts'
import type { AppServices } from '#server/api.ts'
import { jobsOf } from '#server/commands/startJobs.ts'

const names = Object.values(queues).map(({ name }) => name)

describe('the queues of jobs', () => {
  it('that rooms declare are listed for the migration', () => {
    const listed = readFileSync('database/queues.ts', 'utf8')
    expect(globSync('server/**/queues.ts').filter((path) => !listed.includes(`'#${path}'`))).toEqual([])
    expect([...new Set(names)]).toEqual(names)
  })

  it('that a restore empties are declared', () => {
    const [, list] = /name in \(([^)]*)\)/.exec(readFileSync('database/restore.sql', 'utf8'))!
    const emptied = list!.match(/[\w-]+/g)!
    expect(emptied.length).toBeGreaterThan(0)
    expect(emptied.filter((name) => !names.includes(name))).toEqual([])
  })

  it('each have one worker, and the clock adds to no other', () => {
    const features = jobsOf({} as AppServices, 'nobody')
    const workers = features.flatMap(({ handlers }) => handlers.map(({ queue }) => queue))
    expect(workers.sort()).toEqual([...names].sort())
    const scheduled = features.flatMap(({ schedules }) => schedules.map(({ queue }) => queue))
    expect(scheduled.filter((queue) => !names.includes(queue))).toEqual([])
  })
})
