import type { BalanceType } from '#server/data/imports/contract.ts'
import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

const counted: Record<BalanceType, string> = {
  points: 'Punkte',
  stamp_card: 'Stempel',
  free_item: 'Käufe',
}

export const texts: typeof english = {
  button: 'Importieren',
  running: (percent) => `Import läuft: ${percent}`,
  title: {
    upload: 'Kunden importieren',
    preview: 'Welche Spalte ist was?',
    validating: 'Vor dem Import prüfen',
    importing: 'Kunden werden importiert',
    results: 'Import abgeschlossen',
  },
  back: 'Zurück',
  done: 'Fertig',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  upload: {
    text: 'Bring deine Kunden aus einer Tabelle, einer anderen Kasse oder einer Newsletter-Liste mit: als CSV-Datei bis 5 MB mit einer Kopfzeile. Bevor etwas importiert wird, siehst du, was passiert.',
    choose: 'CSV-Datei',
    sample: 'Beispieldatei herunterladen',
    hint: 'Spalten wie Vorname, E-Mail, Handy und Geburtstag werden in jeder Reihenfolge und vielen Sprachen erkannt.',
    submit: 'Hochladen',
    busy: 'Wird hochgeladen…',
    missing: 'Bitte lade eine CSV-Datei hoch',
    tooLarge: 'Die Datei muss kleiner als 5 MB sein',
    upgrade: 'Tarife ansehen',
    recent: 'Frühere Importe',
    outcome: (imported, total) => `${imported} von ${total} Zeilen importiert`,
  },
  preview: {
    text: (rows, count) =>
      `${rows} ${plural(count, { one: 'Zeile', other: 'Zeilen' })} unter der Kopfzeile. Prüfe, was in jeder Spalte steht. Übersprungene Spalten werden weggelassen.`,
    column: (name) => `Spalte „${name}“ ist`,
    unnamed: (place) => `Spalte ${place}`,
    skip: 'Diese Spalte überspringen',
    fields: {
      first_name: 'Vorname',
      last_name: 'Nachname',
      full_name: 'Ganzer Name',
      email: 'E-Mail',
      phone: 'Telefon',
      birthday: 'Geburtstag',
      opted_in_sms: 'Einwilligung in SMS',
      opted_in_email: 'Einwilligung in E-Mails',
      visits: 'Bisherige Besuche',
      tags: 'Stichwörter',
      joined: 'Beitrittstag',
      last_visit: 'Letzter Besuch',
    },
    balance: (program, type) => `Anfangsstand ${counted[type]}: ${program}`,
    rows: 'Die ersten Zeilen der Datei',
    orders: { mdy: 'Monat/Tag/Jahr', dmy: 'Tag/Monat/Jahr' },
    dates: 'Datumsformat der Geburtstage',
    datesBy: {
      row: (row, text) => `Zeile ${row} (${text}) lässt sich nur so lesen.`,
      country: 'Aus der Datei war das nicht zu erkennen, deshalb gilt das Format deines Landes.',
      both: (month, day) =>
        `In Zeile ${month.row_number} (${month.text}) steht der Monat zuerst, in Zeile ${day.row_number} (${day.text}) der Tag. Zeilen, die nicht passen, siehst du im nächsten Schritt.`,
    },
    emails:
      'Auch Personen importieren, deren E-Mail-Adresse schon ein Kunde hat, wenn das Telefon ein anderes ist',
    emailsHint: 'Für Familien mit gemeinsamer Adresse. Sonst werden sie übersprungen.',
    submit: 'Zeilen prüfen',
  },
  validating: {
    busy: 'Alle Zeilen werden geprüft…',
    valid: (n, count) => `${n} ${plural(count, { one: 'Kunde kommt', other: 'Kunden kommen' })} dazu`,
    duplicates: (n, count) =>
      `${n} ${plural(count, { one: 'Duplikat wird', other: 'Duplikate werden' })} übersprungen. Vorhandene Kunden bleiben, wie sie sind`,
    invalid: (n, count) => `${n} ${plural(count, { one: 'Zeile hat', other: 'Zeilen haben' })} einen Fehler`,
    mended: (n, count) =>
      `${n} ${plural(count, { one: 'Kunde kommt', other: 'Kunden kommen' })} ohne ein fehlerhaftes Feld dazu`,
    leaveOut: (n, count) =>
      `${n} ${plural(count, { one: 'Zeile', other: 'Zeilen' })} ohne das fehlerhafte Feld importieren`,
    leaveOutHint:
      'Zum Beispiel ein falscher Geburtstag neben einer guten Nummer: Nur der Geburtstag fällt weg.',
    rechecking: 'Wird geprüft…',
    listed: (n, all) =>
      `Die ersten ${n} von ${all}. Alle stehen in der Datei, die du danach herunterladen kannst.`,
    consent: 'Darfst du ihnen schreiben?',
    consentText:
      'Angebote darf nur bekommen, wer eingewilligt hat. Deine Angabe wird mit deinem Namen und dem heutigen Datum festgehalten.',
    sms: 'Diese Kunden haben in SMS von meinem Laden eingewilligt',
    email: 'Diese Kunden haben in E-Mails von meinem Laden eingewilligt',
    fromFile: {
      sms: 'Wer SMS bekommt, steht in der Datei.',
      email: 'Wer E-Mails bekommt, steht in der Datei.',
    },
    silent: 'Beim Import bekommt niemand eine Begrüßung.',
    submit: (n, _count) => `${n} Kunden importieren`,
    starting: 'Wird gestartet…',
  },
  importing: {
    text: 'Du kannst dieses Fenster oder die Seite schließen: Der Import läuft weiter.',
    progress: (done, all) => `${done} von ${all} Zeilen`,
    bar: 'Fortschritt des Imports',
  },
  results: {
    imported: 'Importiert',
    duplicates: 'Duplikate übersprungen',
    failed: 'Fehlgeschlagen',
    download: 'Fehlerhafte Zeilen als CSV laden',
    keep: 'Zeilen, die nicht importiert wurden, kannst du 30 Tage lang herunterladen. Berichtige sie und lade diese Datei wieder hoch: Sie enthält alle deine Spalten.',
    rows: 'Zeilen, die nicht importiert wurden',
    mended: 'Kunden, die ohne ein fehlerhaftes Feld dazukamen',
    keepMended:
      'Wer ohne ein Feld dazukam, ist jetzt dein Kunde: Berichtige das auf der Seite des Kunden, statt die Datei noch einmal hochzuladen. Die Liste kannst du 30 Tage lang herunterladen.',
    downloadMended: 'Diese Liste als CSV laden',
  },
  row: (n) => `Zeile ${n}`,
}
