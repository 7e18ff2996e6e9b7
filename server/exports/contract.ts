import { defineDownload } from '#server/platform/http/contract.ts'

const contentType = 'text/csv'

export const exportCustomers = defineDownload({
  path: '/app/exports/customers.csv',
  permission: 'shop admin',
  summary: 'Every customer, as CSV; money and dates as docs/csv-files.md says',
  contentType,
})

export const exportLedger = defineDownload({
  path: '/app/exports/ledger.csv',
  permission: 'shop admin',
  summary: 'Every operation with its ledger entries, oldest first, as CSV',
  contentType,
})

export const exportMessages = defineDownload({
  path: '/app/exports/messages.csv',
  permission: 'shop admin',
  summary: 'Every text and email, oldest first, as CSV',
  contentType,
})
