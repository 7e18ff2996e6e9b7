import type { codeTexts as english } from '../codeTexts.ts'

export const codeTexts: typeof english = {
  'sign-in-code': (code, minutes) =>
    `${code} es tu clave para entrar en Regulars. Vale ${minutes} minutos. Nadie de Regulars te la va a pedir nunca.`,
  'phone-code': (code, minutes) =>
    `${code} confirma este teléfono para tu cuenta de Regulars. Vale ${minutes} minutos. Nadie de Regulars te lo va a pedir nunca.`,
}
