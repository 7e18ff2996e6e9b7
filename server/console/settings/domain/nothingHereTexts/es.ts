import type { texts as english } from '../nothingHereTexts.ts'

export const texts: typeof english = {
  title: 'Aquí no hay nada',
  onOwnHost: 'Únete o mira tu tarjeta',
  unknownHost: 'Esta dirección aún no se usa o ya no se usa.',
}
