import { declareActions, named } from '#server/businesses/audit/index.ts'

/** Sentences of the audit log about segments. */
export const segmentActions = declareActions('settings', {
  segment_made: (who, row) => `${who} made the segment ${named(row)}`,
  segment_changed: (who, row) => `${who} changed the segment ${named(row)}`,
  segment_deleted: (who, row) => `${who} deleted the segment ${named(row)}`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof segmentActions, ActionWords> {}
}
