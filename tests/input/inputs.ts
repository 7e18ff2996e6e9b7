import type { createApi } from '#server/api.ts'
import type { Permission } from '#server/platform/http/index.ts'

type Shape = Record<string, unknown>
type Schema = { shape?: Shape } | undefined

/** A route with the names of all its inputs, as its contract says. */
export type RouteInput = {
  method: string
  path: string
  permission: Permission
  body: string[] | undefined
  params: string[]
  query: string[] | undefined
  needsKey: boolean
}

/** Every route of the API with its inputs, read from the contracts. */
export function routeInputs(api: ReturnType<typeof createApi>): RouteInput[] {
  return api.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return []
    const { method, path, request } = definition.route
    const content = request?.body?.content['application/json'] as { schema: Schema } | undefined
    return [
      {
        method: method.toUpperCase(),
        path: path.replace(/\{(\w+)\}/g, ':$1'),
        permission: (definition.route as unknown as { 'x-permission': Permission })['x-permission'],
        body: namesIn(content?.schema),
        params: namesIn(request?.params as Schema) ?? [],
        query: namesIn(request?.query as Schema),
        needsKey: request?.headers !== undefined,
      },
    ]
  })
}

const namesIn = (schema: Schema): string[] | undefined => schema?.shape && Object.keys(schema.shape)
