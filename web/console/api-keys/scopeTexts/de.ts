import type { scopeTexts as english } from '../scopeTexts.ts'

export const scopeTexts: typeof english = {
  legend: 'Was darf er?',
  tillText: 'Er findet Kunden und legt sie an, erfasst Käufe und löst Prämien ein, sonst nichts.',
  chosenText:
    'Er liest oder ändert, was du nennst: etwa Kunden für einen Newsletter oder Zahlen für die Buchhaltung.',
  backdateText: 'Er darf Käufe bis zu 72 Stunden später nachreichen. Sonst sind es 15 Minuten.',
}
