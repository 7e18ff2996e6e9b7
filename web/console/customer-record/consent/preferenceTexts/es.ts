import type { preferenceTexts as english } from '../preferenceTexts.ts'

export const preferenceTexts: typeof english = {
  names: {
    news: 'ofertas y novedades',
    occasions: 'felicitaciones de cumpleaños y de logros',
    reminders: 'recordatorios si lleva tiempo sin venir',
  },
  left: (topics) => `No quiere recibir ${topics}.`,
  paused: (day) => `Puso en pausa todas las ofertas, felicitaciones y recordatorios hasta el ${day}.`,
  language: {
    label: 'Idioma',
    hint: 'Los mensajes se envían en este idioma si los has escrito en él.',
    own: 'El mismo que tu local',
  },
  owed: 'Los premios que gana y los puntos que están por vencer se siguen avisando.',
}
