import type { texts as english } from '../consentTexts.ts'

export const texts: typeof english = {
  sms: (business, rates) =>
    `Voglio ricevere per SMS offerte e novità da ${business}. Sono messaggi pubblicitari periodici, mandati in automatico a questo numero; quanti, può variare.${rates} Se rispondo HELP ricevo aiuto, se rispondo STOP non ne ricevo più. Il consenso non è una condizione per fare acquisti.`,
  rates: ' Possono essere applicati costi per messaggi e dati.',
  email: (business) =>
    `Voglio ricevere per email offerte e novità da ${business}. In ogni email c’è un link per non riceverne più.`,
}
