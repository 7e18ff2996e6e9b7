import type { limitMailTexts as english } from '../limitMailTexts.ts'

export const limitMailTexts: typeof english = {
  yourBusiness: 'deinem Laden',
  subject: 'Heute konnte jemand nicht beitreten',
  content: (business, plan, most) => [
    `Jemand hat das Beitrittsformular von ${business} geöffnet und konnte nicht beitreten: Dein Tarif ${plan} umfasst ${most} Kunden, und alle Plätze sind belegt.`,
    'Deine Kunden sammeln und lösen ein wie bisher. Mit einem größeren Tarif können wieder neue beitreten.',
  ],
  button: 'Tarife ansehen',
}
