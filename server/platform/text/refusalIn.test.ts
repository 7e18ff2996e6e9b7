import { describe, expect, it } from 'vitest'
import { formatWait } from './locale.ts'
import { pageLanguages } from './pageLanguages.ts'
import { refusalIn, sentenceIn } from './refusalIn.ts'
import { refusals } from './refusals.ts'
import { staffNameIn } from './staffNameIn.ts'

const others = pageLanguages.filter((language) => language !== 'en')

describe('a refusal', () => {
  it('stays as it is in English, and where nobody translated it', () => {
    expect(refusalIn('en', 'Invalid PIN. Please try again.')).toBe('Invalid PIN. Please try again.')
    expect(refusalIn('de', 'Only for the team.')).toBe('Only for the team.')
  })

  it('says the value that the server filled in, whatever characters it has', () => {
    expect(refusalIn('de', 'Enter a phone number such as $& (201) 555-0123')).toBe(
      'Gib eine Telefonnummer ein, etwa $& (201) 555-0123',
    )
  })

  it('names the wait as its language does', () => {
    const refused = 'Too many wrong PINs. Please try again in 15 minutes.'
    expect(refusalIn('de', refused, 900)).toBe(
      'Zu oft eine falsche PIN. Bitte versuch es in 15 Minuten noch einmal.',
    )
  })
})

describe('the name of who did something', () => {
  it('says in its reader’s language that it is an API key, and is else as the person chose it', () => {
    expect(staffNameIn('de', 'API key Website')).toBe('API-Schlüssel Website')
    expect(staffNameIn('es', 'API key Web')).toBe('Clave de API Web')
    expect([staffNameIn('de', 'Customer not found'), staffNameIn('de', null)]).toEqual([
      'Customer not found',
      null,
    ])
  })
})

describe('a refusal of a member of a team', () => {
  it('is in their language, with its values where the language wants them', () => {
    const short = 'Only 3 of the 50 marketing emails a month of the Free plan are left.'
    expect(refusalIn('de', short)).toBe(
      'Von den 50 Werbe-E-Mails, die der Tarif Free im Monat enthält, kannst du nur noch 3 senden.',
    )
    expect(refusalIn('es', 'Customer not found')).toBe('Este cliente no existe')
  })

  it('stays English in a language that no screen of theirs has', () => {
    expect(refusalIn('fr', 'Customer not found')).toBe('Customer not found')
  })

  it('counts points as its language does', () => {
    expect(refusalIn('de', 'There are only 1 point')).toBe('Der Kunde hat nur 1 Punkt')
    expect(refusalIn('es', 'A tea needs 1,500 points; there are 3 points')).toBe(
      'A tea cuesta 1,500 puntos y solo hay 3 puntos',
    )
  })

  it('names countries, and lists plans, as its language does', () => {
    const texts = 'Texts to United Kingdom are not switched on in the settings.'
    expect(refusalIn('de', texts)).toMatch(/: Vereinigtes Königreich\.$/)
    expect(refusalIn('es', texts)).toBe('Los SMS a Reino Unido no están activados en Ajustes.')
    const plans = 'Email campaigns come with the Plus, Pro, and Agency plans. Upgrade your plan to send them.'
    expect(refusalIn('de', plans)).toContain(': Plus, Pro und Agency. ')
  })

  it.each([
    ['de', 'Tea costs 1 points: the minimum can’t be above that', /^Tea kostet 1 Punkt: /],
    ['de', 'The file has 1 columns, the mapping 3', /^Die Datei hat 1 Spalte, /],
    ['es', 'There are only 1 visit', /^El cliente solo tiene 1 visita$/],
    ['es', 'There are only 1,000,000 points', / 1,000,000 de puntos$/],
    ['es', 'There are only 1’000’001 points', / 1’000’001 puntos$/],
    [
      'es',
      'Tea costs 2.000.000 points: the minimum can’t be above that',
      /^Tea cuesta 2\.000\.000 de puntos: /,
    ],
    ['es', 'Your Pro plan includes 1 customer. Upgrade your plan to add more.', /incluye 1 cliente\./],
    [
      'es',
      'Your Pro plan includes 1000000 customers. Upgrade your plan to add more.',
      /1000000 de clientes\./,
    ],
    [
      'es',
      'It has more than 2,000,000 cells. Leave out empty columns, or split it.',
      /2,000,000 de celdas\./,
    ],
  ] as const)('has the plural of its language, in %s: %s', (language, english, own) =>
    expect(refusalIn(language, english)).toMatch(own),
  )

  it('translates nothing that somebody typed', () => {
    expect(refusalIn('de', 'There is a tag “Not below 0” already')).toBe(
      'Das Stichwort „Not below 0“ gibt es schon',
    )
  })

  it('has two sentences where the server puts two together', () => {
    const spent = 'Too many texts were asked for from one network today. Please try again tomorrow.'
    expect(refusalIn('de', spent)).toMatch(/^Aus einem Netz .* morgen noch einmal\.$/)
  })

  it('names a wait in the middle', () => {
    const paused =
      'You have looked up guests 30 times without recording anything. Searching goes on in 20 minutes, or as soon as you record something for a guest. Scanning a guest’s card still works.'
    expect(refusalIn('de', paused, 1200)).toContain('Die Suche geht in 20 Minuten weiter')
  })
})

describe('a sentence that was kept in English', () => {
  it('is said in the language of whoever reads it', () => {
    expect(sentenceIn('de', 'The mailbox is full.')).toBe('Das Postfach ist voll.')
    expect(sentenceIn('en', 'The mailbox is full.')).toBe('The mailbox is full.')
    expect(sentenceIn('de', null)).toBeNull()
  })

  it('names the fields that an import left out', () => {
    expect(sentenceIn('de', 'Without the phone “12” and the birthday “31/31/1990”')).toBe(
      'Ohne: Telefonnummer „12“ und Geburtstag „31/31/1990“',
    )
  })

  it('names what uses a picture', () => {
    const used =
      'This picture stands in the template “Hallo”, the campaign “Mai” and 2 more. Take it out there first.'
    expect(refusalIn('de', used)).toBe(
      'Dieses Bild steht noch hier: Vorlage „Hallo“, Kampagne „Mai“ und 2 weitere. Nimm es dort zuerst heraus.',
    )
  })

  it('has another sentence of ours in it', () => {
    expect(sentenceIn('es', 'Invalid tag “a@b”. At most 40 characters')).toBe(
      'Etiqueta no válida «a@b». Como máximo 40 caracteres',
    )
  })
})

it.each(others)('a refusal in %s says the value that the English one says', (language) => {
  const silent = refusals.filter((text) => {
    const said = text.endsWith('try again in {}.') ? formatWait(7, 'minute', language) : '7 km'
    const isSaid = refusalIn(language, text.replace('{}', '7 km'), 7 * 60).includes(said)
    return text.includes('{}') && !isSaid
  })
  // It says whose data it is in other words.
  expect(silent).toEqual(['Someone else changed {}. Look at them again before saving.'])
})
