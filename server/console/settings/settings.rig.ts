import { afterAll, beforeAll } from 'vitest'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import type { SettingsView } from './contract.ts'

export let product: Product

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    product = await openProduct()
  })
  afterAll(() => product?.close())
}

export const read = async (owner: Visitor) => (await owner.get('/api/app/settings')).body as SettingsView

export const put = (owner: Visitor, path: string, body: unknown) =>
  owner.send('PUT', `/api/app/settings/${path}`, body)

export const faultsOf = ({ status, body }: Answer) => [
  status,
  Object.keys((body as { error: { fields?: object } }).error.fields ?? {}),
]

export const upload = (owner: Visitor, content: Buffer) =>
  put(owner, 'logo', { picture: content.toString('base64') })
