import type { texts as english } from '../unsubscribeTexts.ts'

export const texts: typeof english = {
  ask: (business) => `E-Mails von ${business} beenden?`,
  kept: 'Deine Karte und was du gesammelt hast, bleiben, wie sie sind.',
  stop: 'Diese E-Mails beenden',
  orChoose: 'Oder wähle aus, was du bekommst, oder mach eine Pause',
  done: 'Du bist abgemeldet',
  doneText: (business) =>
    `Du bekommst keine E-Mails mehr von ${business}. Deine Karte und was du gesammelt hast, bleiben, wie sie sind.`,
  mistake: 'War das ein Versehen?',
  again: 'E-Mails wieder einschalten',
  deadTitle: 'Dieser Link funktioniert nicht',
  unknown:
    'Vielleicht wurde er unterwegs abgeschnitten. Öffne die neueste E-Mail noch einmal und nimm den Link an ihrem Ende.',
  deadLink:
    'Vielleicht wurde er unterwegs abgeschnitten, oder die Nachricht, in der er steht, gibt es nicht mehr.',
  problemTitle: 'Das hat nicht geklappt',
  problem: 'Bitte öffne den Link gleich noch einmal. Wenn das nicht hilft, frag an der Kasse.',
}
