import { declareActions, type Entry } from './actions.ts'

import { isScreen, screenWords } from './screens.ts'
import { byWay, wrongCodes } from './ways.ts'
import { about, capital, customer, possessive } from './words.ts'

/** Actions that the log's own functions record. */
export const auditActions = {
  ...declareActions('signing in', {
    sign_in_failed: (_, row) => `A sign-in${byWay(row.details.way)} to ${possessive(about(row))} failed`,
    code_refused: (who, { details: { code } }) => `${who} typed ${code ? wrongCodes[code] : 'a wrong code'}`,
    password_refused: (_, row) =>
      `Someone gave a wrong password where that of ${about(row)} was asked for again`,
    phone_moved: (_, row) => `${capital(possessive(about(row)))} lost its phone number to another account`,
  }),
  ...declareActions('exports', {
    data_exported: (who, { details }) => `${who} exported ${details.file ?? 'data'}`,
  }),
  ...declareActions('platform', {
    screen_looked_at: (who, row) => `${who}, of Regulars, looked at ${screen(row)}`,
  }),
}

declare module './actions.ts' {
  interface Actions extends Record<keyof typeof auditActions, ActionWords> {}
}

const screen = (row: Entry): string => {
  const { name } = row.details
  if (!isScreen(name)) return 'a screen'
  return row.customer_id ? `${screenWords[name]} of ${customer(row)}` : screenWords[name]
}
