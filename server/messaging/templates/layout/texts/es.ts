import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  openAddress: 'O abre esta dirección:',
  why: 'Recibes este correo porque aceptaste que te escribamos.',
  preferences: 'Elegir lo que recibo',
  unsubscribe: 'Darme de baja',
  by: 'Tarjetas de cliente de Regulars',
}
