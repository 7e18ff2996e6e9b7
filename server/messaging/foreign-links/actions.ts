import { declareActions, named } from '#server/businesses/audit/index.ts'

/** Sentences of the audit log about reviewed links. */
export const linkActions = declareActions('campaigns', {
  link_released: (who, row) => `${who} looked at the link to ${named(row)} and lets email with it go`,
  link_refused: (who, row) => `${who} looked at the link to ${named(row)} and lets no email with it go`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof linkActions, ActionWords> {}
}
