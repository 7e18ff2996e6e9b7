import { declareActions, named } from '#server/businesses/audit/index.ts'

/** Audit log entries of this room. */
export const programActions = declareActions('settings', {
  program_made: (who, row) => `${who} made the program ${named(row)}`,
  program_changed: (who, row) => `${who} changed ${row.changed} of the program ${named(row)}`,
  program_paused: (who, row) => `${who} paused the program ${named(row)}`,
  program_activated: (who, row) => `${who} activated the program ${named(row)}`,
  program_archived: (who, row) => `${who} archived the program ${named(row)}`,
  program_restored: (who, row) => `${who} brought the program ${named(row)} back`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof programActions, ActionWords> {}
}

/** Names of settings in the audit log. */
export const programSettingNames = {
  pointsPerDollar: 'points per unit of currency',
  pointsExpireDays: 'days until points expire',
  allowMultipleCards: 'multiple cards',
  cardExpireDays: 'days until a card expires',
  validDays: 'days of validity',
}
