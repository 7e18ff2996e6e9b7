import type { texts as english } from '../consentTexts.ts'

export const texts: typeof english = {
  sms: (business) =>
    `Sms me aanbiedingen en nieuws van ${business}. Ik kan mijn toestemming altijd intrekken door STOP te antwoorden.`,
  automatedSms: (business) =>
    `Sms me aanbiedingen en nieuws van ${business}. Dit zijn terugkerende, automatisch verstuurde reclameberichten naar dit nummer; het aantal wisselt. Er kunnen kosten voor berichten en data in rekening worden gebracht. Antwoord HELP voor hulp, STOP om te stoppen. Je hoeft hier niet mee akkoord te gaan om iets te kunnen kopen.`,
  email: (business) =>
    `Mail me aanbiedingen en nieuws van ${business}. Ik kan mijn toestemming altijd intrekken via de link in elke e-mail.`,
}
