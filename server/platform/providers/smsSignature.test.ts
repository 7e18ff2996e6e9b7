import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isTwilioSignatureValid } from './sms.ts'

describe('a call that claims to come from Twilio', () => {
  // The worked example of Twilio's security documentation.
  const genuine = {
    authToken: '12345',
    url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
    params: {
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    },
    signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  }

  it.each([
    ['made with another token', { authToken: 'another' }],
    ['for another address', { url: 'https://mycompany.com/myapp.php?foo=1&bar=3' }],
    ['with a changed field', { params: { ...genuine.params, Digits: '1235' } }],
    ['with a field added', { params: { ...genuine.params, Extra: '1' } }],
    ['with a field repeated', { params: { ...genuine.params, Digits: ['1234', '9'] } }],
    ['without a signature', { signature: undefined }],
    ['with an empty signature', { signature: '' }],
    ['with a garbled signature', { signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B' }],
    ['for something that is no address', { url: 'nonsense' }],
  ])('is refused %s', (_, change) => {
    expect(isTwilioSignatureValid({ ...genuine, ...change })).toBe(false)
  })

  it('is refused when our own token is empty, even if signed with it', () => {
    const fields = Object.entries(genuine.params).flat().join('')
    const signature = createHmac('sha1', '')
      .update(genuine.url + fields)
      .digest('base64')
    expect(isTwilioSignatureValid({ ...genuine, authToken: '', signature })).toBe(false)
  })

  it('is accepted when the signature is right', () => {
    expect(isTwilioSignatureValid(genuine)).toBe(true)
  })
})
