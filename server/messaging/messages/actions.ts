import { declareActions } from '#server/businesses/audit/index.ts'

/** Sentences of the audit log about messages. */
export const messageActions = declareActions('campaigns', {
  mail_stopped: () => 'Marketing email was stopped, because too many receivers turned away',
  mail_to_strangers_stopped: () =>
    'Marketing email to people who joined by themselves and never came was stopped, because too many of them turned away',
  mail_released: (who) => `${who} let the marketing email go on`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof messageActions, ActionWords> {}
}
