import type { BrowserContext } from '@playwright/test'

/** Calls the API with a browser's cookies. @throws {Error} with the answer if it is a refusal. */
export async function callAs<Body>(
  viewer: BrowserContext,
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  data?: unknown,
): Promise<Body> {
  const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() }
  const answer = await viewer.request[method](`/api${path}`, { data, headers })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return answer.status() === 204 ? (undefined as Body) : answer.json()
}
