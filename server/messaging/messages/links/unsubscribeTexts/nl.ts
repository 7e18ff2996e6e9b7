import type { texts as english } from '../unsubscribeTexts.ts'

export const texts: typeof english = {
  ask: (business) => `Geen e-mails meer van ${business}?`,
  kept: 'Je kaart en wat je hebt gespaard blijven zoals ze zijn.',
  stop: 'Afmelden voor deze e-mails',
  orChoose: 'Of kies wat je krijgt, of neem even pauze',
  done: 'Je bent afgemeld',
  doneText: (business) =>
    `Je krijgt geen e-mails meer van ${business}. Je kaart en wat je hebt gespaard blijven zoals ze zijn.`,
  mistake: 'Was het een vergissing?',
  again: 'E-mails weer aanzetten',
  deadTitle: 'Deze link werkt niet',
  unknown:
    'Misschien is er onderweg een stuk van weggevallen. Open je nieuwste e-mail en gebruik de link onderaan.',
  deadLink:
    'Misschien is er onderweg een stuk van weggevallen, of bestaat het bericht waar hij in staat niet meer.',
  problemTitle: 'Dat is niet gelukt',
  problem: 'Open de link zo meteen nog eens. Helpt dat niet? Vraag het aan de kassa.',
}
