import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  seeCard: 'Deine Karte ansehen',
  welcome: {
    subject: 'Willkommen bei {business_name}',
    title: 'Willkommen, {firstName}!',
    thanks: 'Schön, dass du bei {business_name} dabei bist. Ab jetzt zählt jeder Besuch.',
    till: 'Sag an der Kasse **einfach deine Telefonnummer**. Du musst nichts mitbringen und nichts ausdrucken.',
    goodToKnow: 'Gut zu wissen',
    collect: ['**Sammeln**', 'Bei jedem Besuch kommt auf deine Karte, was du verdient hast.'],
    enjoy: [
      '**Genießen**',
      'Wenn eine Prämie dir gehört, schreiben wir dir. Zeig sie bei deinem nächsten Besuch.',
    ],
    questions: 'Noch Fragen? Antworte einfach auf diese E-Mail, oder frag uns an der Kasse.',
  },
  reward: {
    subject: 'Bei {business_name} wartet eine Prämie auf dich',
    title: 'Das geht auf uns, {firstName}',
    earned: 'Du hast dir bei {business_name} eine Prämie verdient. Danke, dass du wiederkommst.',
    how: '**Zeig den Code an der Kasse**, wenn du das nächste Mal kommst. Das ist alles.',
    seeRewards: 'Alle deine Prämien ansehen',
    once: 'Jeder Code gilt einmal. Wie lange, steht auf deiner Karte.',
  },
  milestone: {
    subject: '{firstName}, sieh mal, wie weit du schon bist',
    title: 'Sieh mal, wie weit du schon bist!',
    noticed:
      'Hallo {firstName}, du kommst immer wieder zu {business_name}. Das haben wir gemerkt, und es freut uns sehr.',
    choice:
      'Manche unserer Stammgäste sparen auf etwas Besonderes, andere gönnen sich gleich etwas. Wie du es machst, entscheidest du.',
    see: 'Ansehen, was du bekommen kannst',
    thanks: 'Danke, dass du zu unseren Stammgästen gehörst.',
  },
  birthday: {
    subject: 'Alles Gute zum Geburtstag, {firstName}!',
    title: 'Alles Gute zum Geburtstag, {firstName}!',
    wishes: [
      'Heute ist dein Tag, und alle bei {business_name} wünschen dir einen wunderschönen.',
      'Komm vorbei und feiere mit uns, und bring mit, wen du magst.',
    ],
    from: 'Mit den besten Wünschen von uns allen.',
  },
  'miss-you': {
    subject: 'Lange nicht gesehen, {firstName}',
    title: 'Wir haben dich vermisst',
    while: [
      'Hallo {firstName}, dein letzter Besuch bei {business_name} ist schon eine Weile her, und wir würden dich gern wiedersehen.',
      'Was du gesammelt hast, ist noch da:',
    ],
    better: 'Können wir etwas besser machen? Antworte einfach auf diese E-Mail. Wir lesen jedes Wort.',
  },
  news: {
    subject: 'Neu bei {business_name}',
    picture: 'Was es Neues gibt',
    title: 'Es gibt etwas Neues',
    told: [
      'Hallo {firstName}, wir haben an etwas gearbeitet, und jetzt ist es da.',
      'Erzähl in zwei, drei Sätzen, was es ist, was es besonders macht und seit wann es das gibt.',
    ],
    first: { title: 'Das Erste', text: 'Ein Satz, der neugierig macht.' },
    second: { title: 'Das Zweite', text: 'Noch einer, genauso kurz.' },
    use: 'Deine Karte zählt jeden Besuch. Schau vorbei und mach etwas daraus.',
  },
  offer: {
    subject: 'Etwas für dich, {firstName}',
    title: 'Ein kleines Dankeschön',
    yours:
      'Hallo {firstName}, du bist uns treu, deshalb haben wir etwas für dich. **Dieser Code gehört nur dir**, und er gilt einmal:',
    how: 'Zeig ihn beim Bezahlen an der Kasse, auf dem Handy oder auf Papier. Um den Rest kümmern wir uns.',
    rules: 'Der Code wird nicht ausgezahlt und lässt sich nicht mit einem anderen kombinieren.',
  },
  season: {
    subject: 'Neue Saison bei {business_name}',
    picture: 'Die neue Saison bei uns',
    title: 'Unsere liebste Zeit im Jahr',
    told: [
      'Hallo {firstName}, die Jahreszeit wechselt, und mit ihr, was du bei uns findest.',
      'In den nächsten Wochen haben wir Dinge, die es nur um diese Zeit gibt. Wenn sie weg sind, sind sie weg.',
    ],
    share: ['**Zum Teilen**', 'Etwas für den ganzen Tisch.'],
    give: ['**Zum Schenken**', 'Ein Geschenk, mit dem niemand rechnet.'],
    keep: ['**Zum Behalten**', 'Für dich selbst. Du hast es dir verdient.'],
    wishes: 'Wir wünschen dir und deinen Lieben eine schöne Zeit und freuen uns auf dich.',
  },
  hours: {
    subject: 'Neue Öffnungszeiten bei {business_name}',
    title: 'Wir haben länger geöffnet',
    asked:
      'Hallo {firstName}, viele von euch haben danach gefragt. Ab nächstem Montag sind wir zu diesen Zeiten für dich da:',
    week: ['**Montag bis Freitag**', '8 bis 19 Uhr'],
    weekend: ['**Samstag und Sonntag**', '9 bis 17 Uhr'],
    date: 'Und ein Termin zum Vormerken',
    evening: [
      'Am ersten Abend gibt es etwas zu probieren für alle, die vorbeikommen.',
      'Du musst dich nicht anmelden. Bring jemanden mit, und bring Zeit mit.',
    ],
  },
  thanks: {
    subject: 'Danke für deinen Besuch, {firstName}',
    title: 'Danke für deinen Besuch',
    told: [
      'Hallo {firstName}, schön, dass du bei {business_name} warst.',
      'Ein kleiner Laden lebt davon, dass man von ihm erzählt. Wenn es dir gefallen hat, **schreib ein paar Worte über uns**, dort, wo du selbst nach Läden suchst: in deiner Karten-App oder auf unserer Seite. Das dauert eine Minute und hilft uns sehr.',
      'Und wenn etwas nicht gestimmt hat, sag es zuerst uns: Antworte einfach auf diese E-Mail, und wir bringen es in Ordnung.',
    ],
    next: 'Bis zum nächsten Mal. Wir freuen uns darauf.',
  },
}
