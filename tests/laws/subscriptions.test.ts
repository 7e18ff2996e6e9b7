import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isTest, sourcesIn } from './sources.ts'

/** Where rows of businesses are made, with their first plan, and the one place that changes it. */
const writers = ['server/businesses/subscriptions/changeSubscription.ts']
const ofSubscription =
  /[{,]\s*(tier_id|subscription_status|stripe_price_id|subscription_period_end|trial_ends_at)\s*[:,}]/

it('only changeSubscription writes what a business bought, so its history has every change', () => {
  const sources = [...sourcesIn('server'), ...sourcesIn('database')].filter(({ path }) => !isTest(path))
  const updates = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\.update\(businesses\)[\s\S]*?\.where\(/g)].map(([update]) => ({ path, update })),
  )
  expect(updates.length).toBeGreaterThan(10)
  const around = updates.filter(({ path, update }) => !writers.includes(path) && ofSubscription.test(update))
  expect(around.map(({ path }) => path)).toEqual([])
  const functions = globSync('server/**/functions.sql').filter((path) =>
    /update businesses\b[^;]*\bset\b[^;]*\b(tier_id|subscription_status) =/i.test(readFileSync(path, 'utf8')),
  )
  expect(functions).toEqual([])
})
