import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { localNamesOnly } from './localNamesOnly.ts'

const demo = new Hono().use(localNamesOnly('http://localhost:3000')).get('/', (c) => c.text('the demo'))
const answerTo = (host?: string) =>
  demo.request('http://localhost/', host === undefined ? {} : { headers: { host } })

describe('the demo', () => {
  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example:3000',
    'notlocalhost',
    '127.0.0.1.nip.io:3000',
    '127.0.0.2',
    '192.168.0.1:3000',
    '0.0.0.0:3000',
    'localhost@evil.example',
    'evil.example#localhost',
    'localhost:3000:80',
    '[::2]',
    '',
  ])('answers nothing of its own to another name: %j', async (host) => {
    const answer = await answerTo(host)
    expect(answer.status).toBe(421)
    const text = await answer.text()
    expect(text).not.toContain('the demo')
    expect(text).toContain('http://localhost:3000')
  })

  it.each([
    ['fr, de;q=0.8', 'de', 'Diese Demo antwortet nur auf ihrem eigenen Computer'],
    ['es-MX', 'es', 'Esta demo solo responde en su propio ordenador'],
    ['ja', 'en', 'This demo answers on its own computer only'],
  ])('says so to a browser that wants %s in its language', async (wanted, language, title) => {
    const headers = { host: 'evil.example', 'accept-language': wanted }
    const text = await (await demo.request('http://localhost/', { headers })).text()
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(title)
  })

  it('answers nothing to a request without a host name', async () => {
    expect((await answerTo()).status).toBe(421)
  })

  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    'shop.localhost:1',
    '127.0.0.1:3000',
    '[::1]',
    '[::1]:3000',
  ])('answers to a name of its own computer: %s', async (host) => {
    expect(await (await answerTo(host)).text()).toBe('the demo')
  })
})
