import { expect, it } from 'vitest'
import { networkOf, wideNetworkOf } from './network.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['[2001:db8:1:2::3]:443', '2001:db8:1:2'],
  ['[::1]:443', '0:0:0:0'],
  ['somewhere', 'somewhere'],
  ['', ''],
])('one household is one network: %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:0DB8:0001:ffff::1', '2001:db8:1'],
  ['::1', '0:0:0'],
  ['[2001:db8:1:2::3]:443', '2001:db8:1'],
  ['203.0.113.7', null],
  ['203.0.113.7:5678', null],
  ['::ffff:203.0.113.7', null],
  ['', null],
])('all networks that one customer of a provider has are one wide network: %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network)
})
