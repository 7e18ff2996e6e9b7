import type { addTexts as englishAdd, optInTexts as englishOptIn } from '../texts.ts'

export const addTexts: typeof englishAdd = {
  title: 'Añadir un cliente',
  text: 'Rellena lo que sepas; nada es obligatorio.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo',
  phone: 'Teléfono',
  birthday: 'Cumpleaños',
  cancel: 'Cancelar',
  save: 'Añadir cliente',
  saving: 'Añadiendo…',
  open: (name) => `Ver la ficha de ${name}`,
  added: (name) => `${name}: cliente añadido`,
  nameless: 'Cliente',
  addedId: (id) => `Su ID de cliente es ${id}.`,
}

export const optInTexts: typeof englishOptIn = {
  title: 'Mensajes',
  sms: 'Ha aceptado recibir SMS',
  emails: 'Ha aceptado recibir correos',
  way: '¿Cómo dio su consentimiento?',
  inPerson: 'Me lo dijo',
  onPaper: 'En papel',
}
