/** The words of exports, by the file. */
export const texts = {
  customers: 'Export',
  segment: 'Export segment',
  ledger: 'Export ledger',
  messages: 'Export messages',
  outstanding: 'Export for bookkeeping',
}
