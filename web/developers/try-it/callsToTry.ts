import type { Operation } from '#server/console/developers/contract.ts'

/** The API's document, as far as its calls are chosen here; all else is handed on as it is. */
export type TryDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, unknown> }
}

/** Where a call is in the document. */
type Place = { path: string; method: string }

/**
 * The document with the calls that a key can make, each by a key alone, and at the origin of the page: the browser
 * lets it ask no other.
 */
export function callsToTry({ paths, components, ...rest }: TryDocument, origin: string) {
  const places = new Map<string, Place>()
  const open: TryDocument['paths'] = {}
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (!path.startsWith('/api/v1/') || !operation.security.some(({ apiKey }) => apiKey)) continue
      open[path] = { ...open[path], [method]: toTry(operation) }
      places.set(operation.operationId, { path, method })
    }
  const { apiKey } = components.securitySchemes
  const document = {
    ...rest,
    servers: [{ url: origin }],
    paths: open,
    components: { ...components, securitySchemes: { apiKey } },
  }
  return { document, find: (operation: string) => places.get(operation) }
}

/** The call by a key alone, with an idempotency key at hand. */
const toTry = (operation: Operation): Operation => ({
  ...operation,
  security: [{ apiKey: [] }],
  parameters: (operation.parameters ?? []).map((parameter) =>
    parameter.name === 'idempotency-key' ? { ...parameter, example: randomKey() } : parameter,
  ),
})

const randomKey = (): string => `try-${crypto.getRandomValues(new Uint32Array(1))[0]}`
