import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Datenschutzhinweis',
  since: 'November 2026',
  intro:
    'Wenn du beim Treueprogramm eines Ladens mitmachst, ist der Laden für deine Daten verantwortlich: Er entscheidet, was mit ihnen geschieht, und wir bewahren sie in seinem Auftrag auf. Für die Konten der Läden und den Betrieb dieser Seite ist verantwortlich, wer sie betreibt. Es werden keine Daten verkauft, hier gibt es keine Werbung, und kein Skript einer anderen Firma beobachtet dich auf diesen Seiten.',
  sections: [
    {
      heading: 'Was über Kunden gespeichert wird',
      paragraphs: [
        'Deine Telefonnummer und was du dazu angegeben hast: Name, E-Mail, Geburtstag und eine PIN, die nur in unkenntlicher Form gespeichert ist und sich daraus nicht ablesen lässt.',
        'Was du sammelst und einlöst: Besuche, Beträge von Käufen, Punkte, Stempel und Prämien, und wann und von wem sie eingetragen wurden.',
        'Worin du eingewilligt hast: der genaue Wortlaut, der Zeitpunkt und die IP-Adresse, von der das Formular abgeschickt wurde. Nachrichten an dich, und ob sie angekommen sind. Wenn der Laden das eingeschaltet hat, enthalten seine E-Mails ein Bild, das meldet, wann sie geöffnet werden.',
      ],
    },
    {
      heading: 'Wozu',
      paragraphs: [
        'Um deine Karte zu führen und dir deine Prämien zu geben (die Vereinbarung zwischen dir und dem Laden); um dir Angebote und Neuigkeiten zu schicken, soweit du eingewilligt hast, bis du die Einwilligung widerrufst; um Einwilligungen nachzuweisen, wo das Gesetz einen Nachweis verlangt; und um den Dienst vor Missbrauch zu schützen.',
      ],
    },
    {
      heading: 'Wer sie bekommt',
      paragraphs: [
        'Der Laden und sein Team. Die Firmen, die SMS und E-Mails zustellen, bekommen die Nummer oder Adresse und die Nachricht; sie stellen sie zu und machen sonst nichts damit. Ein Laden kann eine Empfängerliste bei Mailchimp führen: Dann bekommt Mailchimp Name, E-Mail-Adresse und Programme der Kunden, die in E-Mails eingewilligt haben, und erfährt, wenn sie sich abmelden. Zahlungen der Läden wickelt ein Zahlungsdienst ab, der keine Daten von Kunden sieht.',
        'Telefonnummern und die Einwilligung in SMS werden nicht an Dritte für deren eigene Werbung weitergegeben.',
        'Kein Laden sieht, was ein anderer über dich speichert. Zwei Dinge gelten für alle Läden, weil die SMS von einer Nummer kommen: ein STOP, und die Anmeldung bei deinen Karten mit deinem Telefon.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'Ein Cookie merkt sich eine halbe Stunde lang, dass du eine Beitrittsseite geöffnet hast, damit ein Besuch nur einmal zählt; es enthält nichts über dich. Ein zweites hält dich angemeldet, wenn du dich anmeldest. Sonst keine. Wenn du deine Karten ansiehst, behält dein eigenes Gerät ihren letzten Stand, damit du sie auch ohne Internet sehen kannst.',
      ],
    },
    {
      heading: 'Wie lange',
      paragraphs: [
        'Solange du Kunde des Ladens bist. Wenn du darum bittest, gelöscht zu werden, entfernt der Laden deinen Namen, deine Nummer, deine E-Mail-Adresse und deinen Geburtstag überall; es bleiben Buchungen von Punkten und Besuchen, die zu niemandem mehr gehören. Links und Codes, die wir dir per SMS schicken, laufen von selbst ab, Links innerhalb einer Woche.',
      ],
    },
    {
      heading: 'Deine Rechte',
      paragraphs: [
        'Du kannst deine Daten einsehen und mitnehmen, sie berichtigen oder löschen lassen und jede Einwilligung widerrufen: Sag es dem Laden, oder schreib uns, und wir helfen. Du kannst dich auch bei der Datenschutz-Aufsichtsbehörde beschweren, die für deinen Wohnort zuständig ist.',
      ],
    },
  ],
}
