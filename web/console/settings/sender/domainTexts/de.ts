import type { domainTexts as english } from '../domainTexts.ts'

const authenticate =
  'Wähle in SendGrid unter Settings, Sender Authentication „Authenticate Your Domain“ und trag die angezeigten Einträge dort ein, wo du deine Domain verwaltest.'
const askAgain = 'Das ließ sich gerade nicht feststellen. Prüfe es in einer Weile noch einmal.'

export const domainTexts: typeof english = {
  title: 'Die Domain deiner Absenderadresse',
  titleOf: (domain) => `Was ${domain} sagt`,
  never: 'Noch nicht geprüft: E-Mail-Anbieter sehen hier nach, bevor sie deine E-Mails annehmen.',
  at: (moment) =>
    `Geprüft: ${moment}, und jede Nacht wieder. Bis eine Änderung überall zu sehen ist, kann ein Tag vergehen.`,
  check: 'Domain prüfen',
  again: 'Noch einmal prüfen',
  checking: 'Wird geprüft…',
  checked: 'Domain geprüft',
  failed: 'Die Domain konnte nicht geprüft werden',
  names: { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' },
  meanings: { spf: 'wer senden darf', dkim: 'die Signatur', dmarc: 'was mit dem Rest geschieht' },
  states: {
    fine: 'In Ordnung',
    missing: 'Fehlt',
    'not allowed': 'Erlaubt uns nicht',
    unknown: 'Nicht bekannt',
  },
  steps: {
    spf: {
      missing: 'Deine Domain sagt nicht, wer in ihrem Namen senden darf. Füge diesen Eintrag hinzu:',
      'not allowed':
        'Deine Domain nennt SendGrid nicht unter denen, die senden dürfen. Der vorhandene Eintrag soll lauten:',
      unknown: askAgain,
    },
    dkim: {
      missing: `Deine E-Mails gehen ohne die Signatur deiner Domain raus. ${authenticate}`,
      'not allowed': `Der Schlüssel, der dort steht, wurde zurückgezogen. ${authenticate}`,
      unknown: askAgain,
    },
    dmarc: {
      missing:
        'Große E-Mail-Anbieter verlangen eine Richtlinie. Füge diesen Eintrag hinzu, er ändert sonst nichts:',
      'not allowed':
        'Deine Domain bittet darum, E-Mails abzuweisen, für die weder SPF noch DKIM bürgt, und das trifft gerade auf deine zu. Bring zuerst DKIM in Ordnung.',
      unknown: askAgain,
    },
  },
  spfTwice:
    'Deine Domain hat zwei solche Einträge, und dann zählt keiner. Schreib alles, was darin steht, und include:sendgrid.net in einen einzigen.',
  record: { name: 'Name', type: 'Typ', value: 'Wert' },
}
