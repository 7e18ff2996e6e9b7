import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Mailchimp',
  description:
    'Kunden, die in E-Mails eingewilligt haben, kommen in eine deiner Audiences, mit einem Mailchimp-Tag für jedes ihrer Programme. Wer sich dort oder hier abmeldet, ist an beiden Stellen abgemeldet und wird von uns nie wieder angemeldet.',
  loading: 'Der Abgleich mit Mailchimp wird geladen…',
  failed: 'Der Abgleich mit Mailchimp konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  upgrade: (plans) => `Mailchimp gibt es in diesen Tarifen: ${plans}.`,
  rests: 'Dein Tarif enthält Mailchimp nicht mehr: Änderungen warten hier, bis er es wieder enthält.',
  key: 'API-Schlüssel von Mailchimp',
  keyHint: 'Erstellt in Mailchimp unter Profile, Extras, API keys. Er endet mit einem Ort, etwa „-us21“.',
  keyKept: (end) => `Der Schlüssel mit der Endung ${end} bleibt. Ein neuer ersetzt ihn.`,
  connect: 'Verbinden',
  connecting: 'Mailchimp wird gefragt…',
  saveKey: 'Anderen Schlüssel speichern',
  saved: 'Mailchimp hat den Schlüssel angenommen',
  notSaved: 'Der Schlüssel konnte nicht gespeichert werden',
  audience: 'Audience',
  audienceHint:
    'Wer hier die Einwilligung widerrufen hat, wird dort zuerst abgemeldet, egal wer die Adresse eingetragen hat. Kunden, die gelöscht wurden, ohne sich abzumelden, und die du dort selbst eingetragen hast, kannst nur du dort löschen.',
  choose: 'Audience auswählen',
  noAudiences:
    'Dieses Konto hat noch keine Audience. Leg in Mailchimp eine an und öffne diese Seite dann noch einmal.',
  start: 'Mit dieser Audience abgleichen',
  starting: 'Wird gestartet…',
  started: 'Deine Kunden sind auf dem Weg zu Mailchimp',
  notStarted: 'Die Audience konnte nicht ausgewählt werden',
  isRead: (name) =>
    `Verbunden mit „${name}“. Bevor etwas abgeglichen wird, sehen wir nach, wer schon darin ist.`,
  synced: (name) => `Wird abgeglichen mit „${name}“.`,
  reading: 'Suche nach Kunden, die hier die Einwilligung widerrufen haben',
  startsReading: 'Wird gestartet…',
  sending: 'Kunden unterwegs',
  progress: (done, total) => `${done} von ${total}`,
  subscribed: 'Angemeldet',
  left: 'Abgemeldet, dort oder hier',
  waiting: 'Wartet',
  refusedThere: 'Von Mailchimp abgelehnt',
  tellsAtOnce: 'Mailchimp sagt uns sofort, wer sich abmeldet.',
  asksNightly:
    'Mailchimp konnte uns nicht erreichen, deshalb fragen wir jede Nacht, wer sich abgemeldet hat. Wähle die Audience noch einmal, damit es einen neuen Versuch gibt.',
  checked: (when) => `Zuletzt gefragt: ${when}.`,
  refused: {
    title: 'Mailchimp lehnt deinen Schlüssel ab',
    next: 'Bis du etwas tust, wird nichts abgeglichen, und Änderungen warten hier. Sieh in Mailchimp nach, ob es den Schlüssel und die Audience noch gibt, und speichere dann unten einen Schlüssel.',
  },
  trouble: {
    title: 'Mailchimp antwortet nicht, wie es sollte',
    next: (when) => `Der nächste Versuch kommt von selbst: ${when}. Es geht nichts verloren.`,
  },
  failures: {
    title: (count, n) => (n === 1 ? `${count} Kunde wurde abgelehnt` : `${count} Kunden wurden abgelehnt`),
    next: 'Berichtige die Adressen und versuch es dann noch einmal.',
    again: 'Noch einmal versuchen',
    busy: 'Wird versucht…',
  },
  disconnect: 'Trennen',
  removal: {
    title: 'Verbindung zu Mailchimp trennen?',
    text: 'Der Schlüssel wird vergessen, und nichts wird mehr abgeglichen. Wer sich ab jetzt hier abmeldet oder gelöscht wird, bleibt bei Mailchimp angemeldet, bis du dieselbe Audience wieder verbindest. Wer hier nie eingewilligt hat oder in einer anderen Audience ist, bleibt dort, bis du selbst aufräumst.',
    confirm: 'Trennen',
    busy: 'Wird getrennt…',
    done: 'Die Verbindung zu Mailchimp ist getrennt',
  },
}
