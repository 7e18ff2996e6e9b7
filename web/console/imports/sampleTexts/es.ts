import type { sampleTexts as english } from '../sampleTexts.ts'

export const sampleTexts: typeof english = {
  columns: [
    ...['Nombre', 'Apellidos', 'Correo', 'Teléfono', 'Cumpleaños'],
    ...['Consentimiento SMS', 'Consentimiento correo', 'Visitas', 'Etiquetas'],
  ],
  yes: 'sí',
  no: 'no',
  regular: 'Habitual',
  student: 'Estudiante',
}
