import { declareActions, named } from '#server/businesses/audit/index.ts'

/** Sentences of the audit log about plans and payments. */
export const billingActions = declareActions('settings', {
  plan_asked: (who, row) => `${who} asked for the ${named(row)} plan`,
  trial_ended: () => 'The trial ended, and the shop is on the Free plan',
  subscription_changed: (_, row) => `The subscription is on the ${named(row)} plan`,
  subscription_ended: () => 'The subscription ended, and the shop is on the Free plan',
  payment_failed: () => 'A payment of the subscription failed',
  payment_given_back: () => 'A payment was given back: the limits before the first payment hold again',
  top_up_switched: (who, row) =>
    `${who} switched the automatic purchase of credits ${row.details.enabled ? 'on' : 'off'}`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof billingActions, ActionWords> {}
}
