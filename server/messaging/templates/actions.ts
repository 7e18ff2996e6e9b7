import { declareActions, type Entry, named } from '#server/businesses/audit/index.ts'

/** Sentences of the audit log about templates. */
export const templateActions = declareActions('settings', {
  template_made: (who, row) => `${who} made the ${channel(row)} template ${named(row)}`,
  template_changed: (who, row) =>
    `${who} changed ${row.changed} of the ${channel(row)} template ${named(row)}`,
  template_links_dropped: (who, row) =>
    `${who} took the links to other sites out of the template ${named(row)}`,
  template_switched: (who, row) =>
    `${who} ${row.details.enabled ? 'activated' : 'deactivated'} the ${channel(row)} template ${named(row)}`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof templateActions, ActionWords> {}
}

const channel = ({ details }: Entry): string => (details.channel === 'sms' ? 'SMS' : 'email')
