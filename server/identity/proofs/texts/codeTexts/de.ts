import type { codeTexts as english } from '../codeTexts.ts'

export const codeTexts: typeof english = {
  'sign-in-code': (code, minutes) =>
    `${code} meldet dich bei Regulars an. Der Code gilt ${minutes} Minuten. Niemand von Regulars fragt je danach.`,
  'phone-code': (code, minutes) =>
    `${code} bestätigt dieses Handy für dein Regulars-Konto. Der Code gilt ${minutes} Minuten. Niemand von Regulars fragt je danach.`,
}
