/** Texts for closing a business. Days arrive formatted. */
export const texts = {
  title: 'Close this account',
  text: 'Guests can no longer join or collect, and no more messages go out to them. For 30 days you can open your shop again with one click; after that its customers, messages and team are erased for good.',
  portal: 'Until then guests still see their cards in the portal.',
  files: 'Take your data with you first:',
  asFile: 'as a file',
  exports: { customers: 'Customers', ledger: 'Ledger', messages: 'Messages' },
  open: 'Close account',
  dialog: {
    title: 'Close your shop?',
    text: (name: string) => `To be sure, type the name of your shop, ${name}, and your password.`,
    name: 'Name of your shop',
    password: 'Your password',
    cancel: 'Cancel',
    confirm: 'Close account',
    closing: 'Closing...',
  },
  closed: 'Your shop is closed',
  banner: {
    title: 'This shop is closed',
    text: (day: string) =>
      `Guests cannot join or collect, and nobody gets messages. On ${day} it will be erased for good.`,
    forMembers: 'An admin can open it again in Settings.',
    reopen: 'Open it again',
    reopening: 'Opening...',
  },
  reopened: 'Your shop is open again',
}
