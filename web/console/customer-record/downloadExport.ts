import { call, v1 } from '#web/client/api.ts'
import { saveFile } from '#web/client/saveFile.ts'

/** Saves everything about a customer as a file. Fails with the server's words. */
export async function downloadExport(id: string, uniqueId: string): Promise<void> {
  const data = await call(v1.customers[':id'].export.$get({ param: { id } }))
  const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  saveFile(json, `customer-${uniqueId}.json`)
}
