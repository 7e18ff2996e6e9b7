import { declareActions } from '#server/businesses/audit/index.ts'

/** What the audit log tells of this room. */
export const messageActions = declareActions('campaigns', {
  mail_stopped: () => 'Marketing email was stopped, because too many receivers turned away',
  mail_released: (who) => `${who} let the marketing email go on`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof messageActions, ActionWords> {}
}
