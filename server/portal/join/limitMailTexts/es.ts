import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { limitMailTexts as english } from '../limitMailTexts.ts'

const plural = pluralsOf('es')

export const limitMailTexts: typeof english = {
  yourBusiness: 'tu local',
  subject: 'Hoy un cliente no pudo unirse',
  content: (business, plan, most) => [
    `Alguien abrió el formulario de alta de ${business} y no pudo unirse: tu plan ${plan} incluye ${most} ${plural(most, { one: 'cliente', many: 'de clientes', other: 'clientes' })} y no queda sitio para más.`,
    'Tus clientes siguen sumando y usando sus premios como antes. Con un plan superior podrán unirse otra vez clientes nuevos.',
  ],
  button: 'Ver los planes',
}
