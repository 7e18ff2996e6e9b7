/** The words of taking data out, by the file. */
export const texts = {
  customers: 'Export',
  segment: 'Export segment',
  ledger: 'Export ledger',
  messages: 'Export messages',
}
