import { declareActions, named } from '#server/businesses/audit/index.ts'

/** Sentences of the audit log about triggers. */
export const triggerActions = declareActions('settings', {
  trigger_changed: (who, row) => `${who} changed ${row.changed} of the automatic message ${named(row)}`,
  trigger_switched: (who, row) =>
    `${who} switched the automatic message ${named(row)} ${row.details.enabled ? 'on' : 'off'}`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof triggerActions, ActionWords> {}
}

/** Names of a trigger's changed settings in the audit log. */
export const triggerSettingNames = {
  delay_minutes: 'delay in minutes',
  holdout_percent: 'percent held out',
  gift_valid_days: 'days that the gift is good for',
}
