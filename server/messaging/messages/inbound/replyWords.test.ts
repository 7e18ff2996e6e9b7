import { describe, expect, it } from 'vitest'
import { languages } from '#server/platform/text/languages.ts'
import { readReply } from './replyWords.ts'
import { foldWord, stopWordsOf } from './stopWords.ts'

describe('a reply', () => {
  it.each([
    'STOP',
    'stop',
    ' Stop. ',
    'STOP!!!',
    '"STOP"',
    'StopAll',
    'stop all',
    'Unsubscribe',
    'CANCEL',
    'End',
    'quit',
    'REVOKE',
    'optout',
    'opt out',
    'OPT-OUT',
    'stop please',
    'Please stop',
    'pls stop texting me',
    'Please cancel',
    'unsubscribe me from this',
    'STOP I never signed up for this',
    'stop sending me these',
    'Ｓ Ｔ Ｏ Ｐ'.replace(/ /g, ''),
    'stop\nthanks',
    'No, stop!',
    'Yes, stop',
    'cancel all texts now',
    'End subscription',
  ])('of %j stops the texts', (text) => {
    expect(readReply(text)).toBe('stop')
  })

  it.each([
    "Don't stop!",
    'cancel my order please',
    'End of the month is fine',
    'nonstop',
    'stopwatch',
    'Is Ben in?',
    '',
    '👍',
    'please',
  ])('of %j does not', (text) => {
    expect(readReply(text)).toBe('other')
  })

  it.each(languages)(
    'in the language %s stops the texts, with and without accents and in capitals',
    (language) => {
      for (const word of stopWordsOf(language)) {
        // Without accents the word says 'right'.
        const ways = word === 'dừng' ? [word] : [word, foldWord(word), word.normalize('NFD')]
        for (const way of ways) expect([way, readReply(`${way.toUpperCase()}!`)]).toEqual([way, 'stop'])
      }
    },
  )

  it.each([
    'Stopp bitte',
    'ARRET SVP',
    'Arrêt',
    'darme de baja por favor',
    'PARAR',
    'стоп пожалуйста',
    'Stopp, danke!',
  ])('of %j stops the texts however politely it is put', (text) => expect(readReply(text)).toBe('stop'))

  it.each([
    'seis',
    'Peru',
    'Đúng',
    'dung',
    'basta poco',
    'La fin du mois',
    'Ende des Monats?',
    'Dur cheese',
    'red',
  ])('of %j answers something else and stops nothing', (text) => expect(readReply(text)).toBe('other'))

  it.each(['START', 'start', 'Unstop', 'yes', ' YES! '])('of %j agrees again', (text) => {
    expect(readReply(text)).toBe('start')
  })

  it.each(['yes or no?', 'start at nine', 'ok'])('of %j does not agree to anything', (text) => {
    expect(readReply(text)).not.toBe('start')
  })

  it.each(['HELP', 'help me', 'Info', 'help?'])('of %j asks for help', (text) => {
    expect(readReply(text)).toBe('help')
  })
})
