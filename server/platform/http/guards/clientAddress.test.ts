import { describe, expect, it } from 'vitest'
import { readTrustedProxies } from '#server/platform/network/trustedProxies.ts'
import { clientAddress } from './clientAddress.ts'

const proxies = readTrustedProxies('10.0.0.0/8, 127.0.0.1, fd00::/8')
if ('wrong' in proxies) throw new Error(proxies.wrong)
const from = (connection: string, forwarded?: string) => clientAddress(connection, forwarded, proxies)

describe('where a request comes from', () => {
  it('is never what a client says that is not one of our proxies', () => {
    expect(from('198.51.100.1', '203.0.113.9')).toBe('198.51.100.1')
    expect(from('11.0.0.1', '203.0.113.9')).toBe('11.0.0.1')
    expect(from('2001:db8::1', '203.0.113.9')).toBe('2001:db8::1')
    expect(clientAddress('127.0.0.1', '203.0.113.9', [])).toBe('127.0.0.1')
  })

  it('is never what the client wrote into the header before it reached our proxy', () => {
    expect(from('127.0.0.1', '203.0.113.9, 198.51.100.1')).toBe('198.51.100.1')
    expect(from('127.0.0.1', '127.0.0.1, 198.51.100.1, 10.0.0.7')).toBe('198.51.100.1')
    expect(from('127.0.0.1', '203.0.113.9, unknown, 10.0.0.7')).toBe('10.0.0.7')
  })

  it('is what a trusted proxy says, also through several of them', () => {
    expect(from('::ffff:127.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
    expect(from('fd00::1', '203.0.113.9, 10.200.0.1,10.0.0.7')).toBe('203.0.113.9')
    expect(from('127.0.0.1')).toBe('127.0.0.1')
    expect(from('127.0.0.1', '')).toBe('127.0.0.1')
  })

  it.each([
    ['1.2.3.4:5678', '1.2.3.4'],
    ['[::1]:443', '::1'],
    ['[2001:DB8:0:0::7]', '2001:db8::7'],
    ['2001:db8:0000::7', '2001:db8::7'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('is one address, whatever it is written like: %s', (written, address) => {
    expect(from('127.0.0.1', written)).toBe(address)
  })
})
