import { call, v1 } from '#web/client/api.ts'

/** Saves everything about a customer as a file. Fails with the server's words. */
export async function downloadExport(id: string, uniqueId: string): Promise<void> {
  const data = await call(v1.customers[':id'].export.$get({ param: { id } }))
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `customer-${uniqueId}.json`
  link.click()
  URL.revokeObjectURL(url)
}
