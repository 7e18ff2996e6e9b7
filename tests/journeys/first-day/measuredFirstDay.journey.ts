import { describe, expect } from 'vitest'
import { firstDayRows } from '#bench/pages/firstDay.ts'
import { journey } from '#tests/engines/journey.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()

describe('the first day that the bench measures', () => {
  journey('goes through, with no more clicks and fields than promised', async () => {
    const rows = await firstDayRows(stage)
    const acts = (text: string) => Number(/(\d+) clicks/.exec(text)![1])
    expect(rows.filter(({ ours, promise }) => acts(ours) > acts(promise))).toEqual([])
    expect(rows).toHaveLength(5)
  })
})
