import { about, declareActions, named } from '#server/businesses/audit/index.ts'

/** Audit log entries of this room. They name the host of an endpoint. */
export const webhookActions = declareActions('settings', {
  webhook_made: (who, row) => `${who} made a webhook to ${named(row)}`,
  webhook_edited: (who, row) => `${who} changed the webhook to ${named(row)}`,
  webhook_moved: (who, row) => `${who} moved a webhook to ${named(row)}`,
  webhook_deleted: (who, row) => `${who} deleted the webhook to ${named(row)}`,
  webhook_paused: (who, row) => `${who} paused the webhook to ${named(row)}`,
  webhook_resumed: (who, row) => `${who} resumed the webhook to ${named(row)}`,
  webhook_secret_replaced: (who, row) => `${who} replaced the secret of the webhook to ${named(row)}`,
  webhook_replayed: (who, row) => `${who} replayed events to ${named(row)}`,
  webhook_gone: (_who, row) => `The webhook to ${named(row)} ended: it answered that it is gone`,
  webhook_maker_gone: (_who, row) =>
    `The webhook to ${named(row)} was paused: ${about(row)}, who answered for it, no longer has access`,
  webhook_failing: (_who, row) => `The webhook to ${named(row)} was paused: nothing arrived there for days`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof webhookActions, ActionWords> {}
}
