import { expect, it } from 'vitest'
import { isLoopback, isOutside } from './outside.ts'

it.each([
  ['this machine', '127.0.0.1'],
  ['this machine, at another address', '127.8.9.1'],
  ['this machine by IPv6', '::1'],
  ['this machine, mapped into IPv6', '::ffff:127.0.0.1'],
  ['this machine, mapped and written as hex', '::ffff:7f00:1'],
  ['this machine in the old form of IPv6', '::127.0.0.1'],
  ['this machine behind a translator', '64:ff9b::7f00:1'],
  ['this machine inside 6to4', '2002:7f00:1::1'],
  ['no machine', '0.0.0.0'],
  ['no machine by IPv6', '::'],
  ['a private network', '10.1.2.3'],
  ['another private network', '172.16.0.1'],
  ['a third private network', '192.168.1.1'],
  ['a private network, mapped', '::ffff:192.168.1.1'],
  ['a private network of IPv6', 'fd00::1'],
  ['an old private network of IPv6', 'fec0::1'],
  ['the metadata of a cloud', '169.254.169.254'],
  ['the metadata of a cloud by IPv6', 'fd00:ec2::254'],
  ['a link of IPv6', 'fe80::1'],
  ['a link with its zone', 'fe80::1%eth0'],
  ['a carrier’s customers', '100.64.0.1'],
  ['a group', '224.0.0.1'],
  ['everybody', '255.255.255.255'],
  ['an address for documents', '2001:db8::1'],
  ['Teredo', '2001::1'],
  ['a benchmark', '198.18.0.1'],
  ['a name', 'example.com'],
  ['nothing', ''],
])('%s is not outside: %s', (_, address) => {
  expect(isOutside(address)).toBe(false)
})

it.each(['93.184.215.14', '::ffff:93.184.215.14', '2606:4700::6810:84e5'])('%s is outside', (address) => {
  expect([isOutside(address), isLoopback(address)]).toEqual([true, false])
})
