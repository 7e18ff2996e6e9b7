import type { counterLimitTexts as english } from '../texts.ts'

export const counterLimitTexts: typeof english = {
  title: 'Límite en la caja',
  description:
    'La compra más alta que puede registrar quien solo trabaja en la caja o en una caja compartida.',
  label: 'Importe máximo',
  hint: 'Déjalo vacío si no hay límite. Los miembros y los admins pueden registrar más en su propio dispositivo. Si un importe es diez veces mayor de lo habitual, se pregunta otra vez, lo registre quien lo registre.',
  unreadable: 'Escribe un importe mayor que 0 sin separador de miles, como 500 o 1250,50',
  save: 'Guardar límite',
  saving: 'Guardando…',
  saved: 'Límite guardado',
  none: 'Ya no hay límite',
}
