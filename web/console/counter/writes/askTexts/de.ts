import type { askTexts as english } from '../askTexts.ts'

export const askTexts: typeof english = {
  unusual: {
    title: (money) => `${money} ist viel mehr als bei dir üblich`,
    titleOfNew: (money) => `${money} ist viel für einen Kauf`,
    text: (customer) => `Stimmt der Betrag für ${customer}? Noch ist nichts erfasst.`,
    back: 'Nein, ändern',
  },
  changed: {
    title: (customer) => `Für ${customer} wurde inzwischen etwas erfasst`,
    text: 'Noch ist nichts erfasst. Dieser Kauf würde jetzt bringen:',
    back: 'Noch nicht',
  },
}
