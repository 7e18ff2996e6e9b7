import { expect, it } from 'vitest'
import { consoleRoutes } from '#tests/laws/sources.ts'
import { addresses, isAddress } from './addresses.ts'
import { screens } from './screens.ts'

const routed = [...consoleRoutes().matchAll(/\n {2}path: '([^']+)'/g)].map(([, path]) => path!)

it('the addresses are those that the router has', () => {
  expect(routed.length).toBeGreaterThan(20)
  expect([...addresses].sort()).toEqual(routed.sort())
})

it('the addresses are those that the console opens without a connection', () => {
  for (const screen of screens)
    expect(addresses.some((address) => address.split('/')[1] === screen)).toBe(true)
})

it('an address is a screen’s whole one', () => {
  const customer = `/customers/${crypto.randomUUID()}`
  for (const path of ['/customers', '/customers/', '/Customers', customer, '/campaigns'])
    expect([path, isAddress(path)]).toEqual([path, true])
  for (const path of [
    '/customers/1/2',
    '/customers/not-a-uuid',
    '/customer',
    '/admin',
    '/dashboardx',
    '/x/dashboard',
    '/wp-login',
  ])
    expect([path, isAddress(path)]).toEqual([path, false])
})
