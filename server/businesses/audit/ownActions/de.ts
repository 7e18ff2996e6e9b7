import type { AuditSentences } from '../actions.ts'
import type { auditActions as english } from '../ownActions.ts'
import { wordsInGerman } from '../words/de.ts'

const { about, byWay, inAccount, ofAccount, screen, wrongCodes } = wordsInGerman

export const auditActions: AuditSentences<typeof english> = {
  sign_in_failed: (_, row) => `Eine Anmeldung${byWay(row)} ${inAccount(row)} ist fehlgeschlagen`,
  code_refused: (who, { details: { code } }) =>
    `${who} hat ${code ? wrongCodes[code] : 'einen falschen Code'} eingegeben`,
  password_refused: (_, row) =>
    `Jemand hat ein falsches Passwort eingegeben, als das von ${about(row, 'toWhom')} noch einmal verlangt wurde`,
  phone_moved: (_, row) => `Die Telefonnummer ${ofAccount(row)} ging an ein anderes Konto`,
  data_exported: (who, { details: { file } }) =>
    `${who} hat ${file === 'everything' ? 'alles' : (file ?? 'Daten')} exportiert`,
  screen_looked_at: (who, row) => `${who} von Regulars hat sich etwas angesehen: ${screen(row)}`,
}
