import type { emailTexts as english } from '../texts.ts'

export const emailTexts: typeof english = {
  confirms: 'Kunden bestätigen ihre E-Mail-Adresse',
  confirmsHint:
    'Wer im Beitrittsformular oder bei der eigenen Karte in E-Mails einwilligt, bekommt zuerst eine E-Mail mit einem Link und weitere erst nach dem Klick darauf (Double-Opt-in). Einwilligungen, die dein Team einträgt oder importiert, gelten so, wie sie sind.',
  confirmsUpdated: 'Einstellung gespeichert',
  confirmsFailed: 'Die Einstellung wurde nicht gespeichert',
  weeklyLeft: 'Du hast diese E-Mail für dich abbestellt. Die anderen Admins des Ladens bekommen sie.',
  weeklyAgain: 'Wieder bekommen',
  weekly: 'Wöchentliche E-Mail',
  weeklyHint:
    'Jeden Montag um 8 Uhr lesen die Admins des Ladens, wie die Woche lief, verglichen mit der Woche davor. Ist in einer Woche nichts passiert, kommt keine.',
  weeklyUpdated: 'Einstellung gespeichert',
  weeklyFailed: 'Die wöchentliche E-Mail wurde nicht umgestellt',
}
