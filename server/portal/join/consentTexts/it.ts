import type { texts as english } from '../consentTexts.ts'

export const texts: typeof english = {
  sms: (business) =>
    `Voglio ricevere per SMS offerte e novità da ${business}. Posso revocare il consenso in qualsiasi momento rispondendo STOP.`,
  automatedSms: (business) =>
    `Voglio ricevere per SMS offerte e novità da ${business}. Sono messaggi pubblicitari periodici, mandati in automatico a questo numero, in quantità variabile. Possono essere applicati costi per messaggi e dati. Se rispondo HELP ricevo aiuto, se rispondo STOP i messaggi finiscono. Il consenso non è una condizione per fare acquisti.`,
  email: (business) =>
    `Voglio ricevere per email offerte e novità da ${business}. Posso revocare il consenso in qualsiasi momento con il link presente in ogni email.`,
}
