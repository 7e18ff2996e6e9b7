import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isTest, sourcesIn } from '../sources.ts'

/** The only file that changes what a business bought, and the only one that calls it. */
const writer = 'server/businesses/business/subscription.ts'
const caller = 'server/businesses/subscriptions/changeSubscription.ts'
const ofSubscription =
  /[{,]\s*(tier_id|subscription_status|stripe_price_id|subscription_period_end|trial_ends_at)\s*[:,}]/

it('only changeSubscription writes what a business bought, so its history has every change', () => {
  const sources = [...sourcesIn('server'), ...sourcesIn('database')].filter(({ path }) => !isTest(path))
  const updates = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\.update\(businesses\)[\s\S]*?\.where\(/g)].map(([update]) => ({ path, update })),
  )
  expect(updates.length).toBeGreaterThan(10)
  const around = updates.filter(({ path, update }) => path !== writer && ofSubscription.test(update))
  expect(around.map(({ path }) => path)).toEqual([])
  const callers = sources.filter(({ text }) => /\bsetSubscription\(/.test(text)).map(({ path }) => path)
  expect(callers.sort()).toEqual([writer, caller])
  const functions = globSync('server/**/functions.sql').filter((path) =>
    /update businesses\b[^;]*\bset\b[^;]*\b(tier_id|subscription_status) =/i.test(readFileSync(path, 'utf8')),
  )
  expect(functions).toEqual([])
})
