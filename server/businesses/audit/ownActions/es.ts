import type { AuditSentences } from '../actions.ts'
import type { auditActions as english } from '../ownActions.ts'
import { wordsInSpanish } from '../words/es.ts'

const { about, byWay, inAccount, ofAccount, screen, wrongCodes } = wordsInSpanish

export const auditActions: AuditSentences<typeof english> = {
  sign_in_failed: (_, row) => `Falló un inicio de sesión${byWay(row)} ${inAccount(row)}`,
  code_refused: (who, { details: { code } }) =>
    `${who} escribió ${code ? wrongCodes[code] : 'un código incorrecto'}`,
  password_refused: (_, row) =>
    `Alguien dio una contraseña incorrecta cuando se volvió a pedir la de ${about(row)}`,
  phone_moved: (_, row) => `El teléfono ${ofAccount(row)} pasó a otra cuenta`,
  data_exported: (who, { details: { file } }) =>
    `${who} exportó ${file === 'everything' ? 'todo' : (file ?? 'datos')}`,
  screen_looked_at: (who, row) => `${who}, de Regulars, miró ${screen(row)}`,
}
