import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Nutzungsbedingungen',
  since: 'November 2026',
  intro:
    'Regulars führt Kundenkarten für kleine Läden. Diese Bedingungen gelten zwischen dir und dem Betreiber dieser Seite. Sie sind kurz, weil der Dienst einfach ist.',
  sections: [
    {
      heading: 'Wenn du in einem Laden sammelst',
      paragraphs: [
        'Das Treueprogramm gehört dem Laden. Er bestimmt, was du sammelst, was eine Prämie ist und wie lange sie gilt, und er schuldet dir, was er versprochen hat. Wir führen für euch beide Buch: über jeden Punkt, jeden Stempel und jede Prämie, mit dem Grund dafür.',
        'Mitmachen ist kostenlos, und du kannst jederzeit aufhören: Sag es dem Laden oder schreib uns. Punkte, Stempel und Prämien sind kein Geld und dürfen nicht verkauft werden.',
        'Melde dich mit deiner eigenen Telefonnummer an. Wer SMS an diese Nummer lesen kann oder deine PIN kennt, kann deine Karte öffnen. Behalte also beides für dich. Der Laden darf Buchungen stornieren, die auf einem Versehen oder auf Betrug beruhen; die Karte zeigt es dann.',
      ],
    },
    {
      heading: 'SMS und E-Mails',
      paragraphs: [
        'Ein Laden darf dir Angebote und Neuigkeiten nur schicken, wenn du für diesen Weg deine Einwilligung gegeben hast: mit einem Häkchen, das du gesetzt hast, oder indem du es jemandem vom Team gesagt hast. Wie viele Nachrichten kommen, hängt vom Laden ab. Für SMS und Daten können Kosten deines Anbieters anfallen. Mobilfunkanbieter haften nicht für verspätete oder nicht zugestellte Nachrichten.',
        'Antworte auf irgendeine SMS mit STOP, und es kommen keine SMS dieses Dienstes mehr, von keinem Laden, der ihn nutzt. Mit START erlaubst du sie wieder, mit HELP bekommst du Hilfe. Jede Werbe-E-Mail hat einen Link zum Abmelden. Links zu deiner Karte und Codes zum Anmelden kommen, weil du oder jemand mit deiner Nummer sie angefordert hat.',
      ],
    },
    {
      heading: 'Wenn du einen Laden führst',
      paragraphs: [
        'Dein Tarif und seine Grenzen stehen auf der Seite zum Abo. Grenzen verhindern, dass Neues dazukommt; was da ist, läuft weiter, und deine Kunden können immer einlösen, was sie sich verdient haben.',
        'Die Daten deiner Kunden gehören dir. Schreib nur denen, die eingewilligt haben, antworte auf Fragen zu ihren Daten, und halte, was deine Programme versprechen, auch wenn du eines beendest. Für das, was du ihnen schreibst, bist du verantwortlich.',
        'Du kannst jederzeit aufhören. Wer rechtswidrige Nachrichten verschickt oder versucht, den Dienst zu stören oder fremde Daten zu lesen, kann sofort gesperrt werden.',
      ],
    },
    {
      heading: 'Was wir versprechen und was nicht',
      paragraphs: [
        'Wir betreiben den Dienst mit Sorgfalt und beheben, was kaputtgeht. Wir können nicht versprechen, dass er nie ausfällt oder dass jede Nachricht ankommt. Für Schäden haften wir nach dem Recht des Ortes, an dem du lebst; nichts hier nimmt dir Rechte, auf die du nicht verzichten kannst.',
        'Wenn sich diese Bedingungen ändern, ändert sich auch das Datum oben, und Läden erfahren es vorher.',
      ],
    },
  ],
}
