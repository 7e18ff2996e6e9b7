import type { failingMailTexts as english } from '../failingMailTexts.ts'

export const failingMailTexts: typeof english = (host) => ({
  subject: `Tu webhook a ${host} está en pausa`,
  content: [
    `Desde hace días no llega nada a tu webhook a ${host}. Hemos dejado de intentarlo.`,
    'Lo que ocurra mientras tanto se guarda 30 días. En Ajustes, los envíos muestran qué respondió la dirección.',
    'Cuando la dirección funcione, reanuda el webhook en Ajustes y vuelve a enviar lo que le faltó.',
  ],
  button: 'Abrir Ajustes',
})
