import { describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { messageToken, readMessageToken } from './messageToken.ts'

const keyring = createKeyring(['the key'])
const message = { business_id: newId(), id: newId() }
const token = messageToken(keyring, 'unsubscribe', message)

describe('the token in the link of a mail', () => {
  it.each([
    ['made up', 'x'.repeat(token.length)],
    ['empty', ''],
    ['cut off', token.slice(0, -1)],
    ['signed under another key', messageToken(createKeyring(['another']), 'unsubscribe', message)],
    ['meant for the pixel', messageToken(keyring, 'open', message)],
    [
      'of another message with this signature',
      `${messageToken(keyring, 'unsubscribe', { ...message, id: newId() }).slice(0, -22)}${token.slice(-22)}`,
    ],
    ['with something before it', `AAAA${token}`],
  ])('names nothing when it is %s', (_, forged) => {
    expect(readMessageToken(keyring, 'unsubscribe', forged)).toBeNull()
  })

  it('names its message, also after a new key has been put in front', () => {
    const named = { businessId: message.business_id, messageId: message.id }
    expect(readMessageToken(keyring, 'unsubscribe', token)).toEqual(named)
    expect(readMessageToken(createKeyring(['a new key', 'the key']), 'unsubscribe', token)).toEqual(named)
  })
})
