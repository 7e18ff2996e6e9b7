import type { refusalMailTexts as english } from '../refusalMailTexts.ts'

export const refusalMailTexts: typeof english = {
  subject: 'Mailchimp rechaza tu clave',
  content: (reason) => [
    `Mailchimp ha rechazado tu clave de API o la audiencia, así que tus clientes ya no se sincronizan. Su respuesta:\n${reason}`,
    'No se pierde nada: lo que cambie entretanto espera aquí.',
    'Mira en Mailchimp si la clave y la audiencia aún existen. Después guarda una clave en Ajustes: todo sigue por sí solo.',
  ],
  button: 'Abrir Ajustes',
}
