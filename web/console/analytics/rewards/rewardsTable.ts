import type { RewardSums } from '#server/data/analytics/contract.ts'
import type { ChartTable } from '../../charts/table.ts'
import { analyticsTexts } from '../texts.ts'

const texts = analyticsTexts.rewards

/** The cost of each reward in the period and in the one before, by its cost of today. */
export const rewardsTable = (rewards: readonly RewardSums[]): ChartTable => ({
  title: texts.title,
  columns: [
    { name: texts.reward },
    { name: texts.program },
    { name: texts.handedOut },
    { name: texts.handedOutBefore },
    { name: texts.each, is: 'money' },
    { name: texts.all, is: 'money' },
    { name: texts.allBefore, is: 'money' },
  ],
  rows: rewards.map(({ name, program, handed_out: now, handed_out_before: before, cost }) => [
    ...[name, program, now, before, cost],
    ...[now, before].map((times) => (cost === null ? null : cost * times)),
  ]),
})
