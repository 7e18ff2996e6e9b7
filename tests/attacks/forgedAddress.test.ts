import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPeople, PASSWORD, type People } from '#tests/accounts/people.ts'

const headers = ['x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip', 'client-ip']
/** Every header that servers have trusted for a client's address. */
const saying = (address: string) => ({
  ...Object.fromEntries(headers.map((name) => [name, address])),
  forwarded: `for=${address}`,
})

/** The answers to wrong passwords for 51 people, each from an invented address. */
async function guess(people: People, from: (address: string) => Record<string, string>): Promise<number[]> {
  const guessOne = async (tries: number) => {
    const body = { email: `nobody.${tries}@example.com`, password: PASSWORD }
    const answer = await people.visitor().post('/api/auth/sign-in', body, from(`198.51.100.${tries}`))
    return answer.status
  }
  // At once, but for the last: a hash that comes alone has to wait for whatever else the machine does.
  const first = await Promise.all(Array.from({ length: 50 }, (_, n) => guessOne(n + 1)))
  return [...first, await guessOne(51)]
}
async function addressesOf(people: People, forged: Record<string, string>): Promise<unknown> {
  const { visitor } = await people.signUp(undefined, forged)
  const { data: sessions } = (await visitor.get('/api/auth/sessions')).body as { data: { address: string }[] }
  return sessions.map(({ address }) => address)
}
const counted = [...Array(50).fill(400), 429]

describe('a client that reaches the server directly', () => {
  let people: People
  beforeAll(async () => {
    people = await openPeople({ trustProxy: '' })
  })
  afterAll(() => people?.close())
  const from = (address: string) => ({ 'x-forwarded-for': address, ...saying(address) })

  it('has the address of its connection, whatever the headers say', async () => {
    expect(await addressesOf(people, from('198.51.100.7'))).toEqual(['127.0.0.1'])
  })

  it('gets no more tries with invented addresses', async () => {
    expect(await guess(people, from)).toEqual(counted)
  })
})

describe('a client that reaches the server past its proxy', () => {
  let people: People
  beforeAll(async () => {
    people = await openPeople({ trustProxy: '10.0.0.0/8, 192.0.2.1' })
  })
  afterAll(() => people?.close())

  it('has the address of its connection', async () => {
    const forged = { 'x-forwarded-for': '198.51.100.7, 10.0.0.1' }
    expect(await addressesOf(people, forged)).toEqual(['127.0.0.1'])
  })
})

describe('a client that comes through the proxy', () => {
  let people: People
  beforeAll(async () => {
    people = await openPeople({ trustProxy: '127.0.0.1' })
  })
  afterAll(() => people?.close())
  /** The proxy appends the client's address to the header that the client sent. */
  const from = (address: string) => ({ 'x-forwarded-for': `${address}, 203.0.113.9`, ...saying(address) })

  it('has the address that the proxy says, not what was in the header before', async () => {
    expect(await addressesOf(people, from('198.51.100.7'))).toEqual(['203.0.113.9'])
  })

  it('gets no more tries with invented addresses', async () => {
    expect(await guess(people, from)).toEqual(counted)
  })

  it('has no more tries by another port for each', async () => {
    const through = (address: (port: string) => string) =>
      guess(people, (made) => ({ 'x-forwarded-for': address(`40${made.split('.')[3]}`) }))
    expect(await through((port) => `203.0.113.77:${port}`)).toEqual(counted)
    expect(await through((port) => `[2001:db8:77::${port}]:${port}`)).toEqual(counted)
  })
})
