import type { emailTexts as english } from '../texts.ts'

export const emailTexts: typeof english = {
  confirms: 'Los clientes confirman su correo',
  confirmsHint:
    'Quien acepta correos en el formulario de alta o en su tarjeta recibe uno con un enlace, y los demás solo después de abrirlo (doble opt-in). Los consentimientos que tu equipo anota o importa valen tal cual.',
  confirmsUpdated: 'Ajuste de confirmación actualizado',
  confirmsFailed: 'No se pudo actualizar el ajuste de confirmación',
  weeklyLeft: 'Te diste de baja de este correo. Los demás admins del local lo siguen recibiendo.',
  weeklyAgain: 'Volver a recibirlo',
  weekly: 'Correo semanal',
  weeklyHint:
    'Cada lunes a las 8:00 los admins del local leen cómo fue la semana, comparada con la anterior. Si en una semana no pasó nada, no se envía.',
  weeklyUpdated: 'Ajuste del correo semanal actualizado',
  weeklyFailed: 'No se pudo actualizar el correo semanal',
}
