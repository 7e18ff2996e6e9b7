import type { goneMailTexts as english } from '../goneMailTexts.ts'

export const goneMailTexts: typeof english = (who, hosts) => ({
  subject: hosts.length === 1 ? 'Un webhook de tu local está en pausa' : 'Hay webhooks de tu local en pausa',
  content: [
    `${who ?? 'Alguien cuya cuenta ya no existe'} creó o cambió por última vez lo que tu local comunica a: ${hosts.join(', ')}. Esa persona ya no tiene acceso a tu local, así que allí no se envía nada más.`,
    'Si una dirección es de tu local, reanuda su webhook en Ajustes y vuelve a enviar lo que le faltó: lo que ocurra mientras tanto se guarda 30 días. Reemplaza también el secreto, porque quizá lo conozca.',
    'Si no conoces una dirección, elimina su webhook.',
  ],
  button: 'Abrir Ajustes',
})
