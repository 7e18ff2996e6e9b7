import { defineDownload } from '#server/platform/http/contract.ts'

const contentType = 'text/csv'

export const exportCustomers = defineDownload({
  operation: 'exportCustomers',
  path: '/app/exports/customers.csv',
  permission: 'shop admin',
  summary: 'Every customer, as CSV; money and dates as docs/csv-files.md says',
  contentType,
})

export const exportLedger = defineDownload({
  operation: 'exportLedger',
  path: '/app/exports/ledger.csv',
  permission: 'shop admin',
  summary: 'Every operation with its ledger entries, oldest first, as CSV',
  contentType,
})

export const exportMessages = defineDownload({
  operation: 'exportMessages',
  path: '/app/exports/messages.csv',
  permission: 'shop admin',
  summary: 'Every text and email, oldest first, as CSV',
  contentType,
})
