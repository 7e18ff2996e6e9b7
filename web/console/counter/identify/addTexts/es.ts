import type { addTexts as english } from '../addTexts.ts'

export const addTexts: typeof english = {
  title: 'Cliente nuevo',
  text: 'Basta con el número de teléfono.',
  phone: 'Número de teléfono',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo',
  optional: 'Opcional',
  save: 'Añadir cliente',
  saving: 'Añadiendo…',
  cancel: 'Atrás',
  openHolder: (customer) => `Atender a ${customer}`,
}
