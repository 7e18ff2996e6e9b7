import { declareActions, named } from '#server/businesses/audit/index.ts'

/** Sentences of the audit log about pictures. */
export const pictureActions = declareActions('settings', {
  picture_added: (who, row) => `${who} added the picture ${named(row)}`,
  picture_deleted: (who, row) => `${who} deleted the picture ${named(row)}`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof pictureActions, ActionWords> {}
}
