import type { ApiDocument, Operation, Schema } from '#server/console/developers/contract.ts'

/** A field of a body, or a parameter of an address. */
export type Field = { name: string; type: string; required: boolean; example?: unknown }

/** A call of the API as the page and its examples need it. */
export type Call = {
  operation: string
  method: string
  path: string
  summary: string
  group: string
  /** The scopes of which any one opens it to a key; none for a call that is closed to keys. */
  scopes: string[]
  needsTexts: boolean
  needsKey: boolean
  pathParameters: Field[]
  queryParameters: Field[]
  bodyFields: Field[]
  body?: unknown
  status: string
  answer?: unknown
  /** The type of a file; undefined for an answer in JSON. */
  fileType?: string
}

/** The calls under /api/v1 in the document's order. */
export function callsOf({ paths, components }: ApiDocument): Call[] {
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/v1/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        callOf(method.toUpperCase(), path, operation, components.schemas),
      ),
    )
}

type Schemas = Record<string, Schema>

function callOf(method: string, path: string, operation: Operation, schemas: Schemas): Call {
  const asked = operation.requestBody?.content?.['application/json']
  const [status, said] = Object.entries(operation.responses).find(([one]) => one !== 'default')!
  const [type, answered] = Object.entries(said.content ?? {})[0] ?? []
  const { parameters = [] } = operation
  const fieldsIn = (place: string): Field[] =>
    parameters
      .filter((one) => one.in === place)
      .map(({ name, required = false, schema = {} }) => ({
        ...{ name, required, type: typeOf(schema, schemas) },
        example: resolve(schema, schemas).example,
      }))
  return {
    operation: operation.operationId,
    method,
    path,
    summary: operation.summary,
    group: operation.tags[0]!,
    scopes: operation.security.flatMap(({ apiKey }) => apiKey ?? []),
    needsTexts: operation['x-needs-texts'] ?? false,
    needsKey: parameters.some(({ name }) => name === 'idempotency-key'),
    pathParameters: fieldsIn('path'),
    queryParameters: fieldsIn('query'),
    bodyFields: bodyFieldsOf(asked?.schema, schemas),
    body: asked?.example,
    status,
    answer: answered?.example,
    ...(type !== undefined && type !== 'application/json' && { fileType: type }),
  }
}

function bodyFieldsOf(schema: Schema | undefined, schemas: Schemas): Field[] {
  const { properties = {}, required = [] } = schema ? resolve(schema, schemas) : {}
  return Object.entries(properties).map(([name, field]) => ({
    ...{ name, type: typeOf(field, schemas), required: required.includes(name) },
  }))
}

/** Follows a reference, and puts the parts of a schema that is made of several together. */
function resolve(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref) return resolve(schemas[schema.$ref.split('/').at(-1)!] ?? {}, schemas)
  if (!schema.allOf) return schema
  const parts = schema.allOf.map((part) => resolve(part, schemas))
  return {
    ...schema,
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  }
}

/** A type in a few words: 'uuid', 'list of string', 'integer or null', "'sms', 'email'". */
export function typeOf(schema: Schema, schemas: Schemas): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map((one) => typeOf(one, schemas)))].join(' or ')
  if (schema.$ref) return typeOf(resolve(schema, schemas), schemas)
  if (schema.enum) return schema.enum.map((one) => `'${one}'`).join(', ')
  if (schema.const !== undefined) return `'${schema.const}'`
  const names = [schema.type ?? (schema.properties || schema.allOf ? 'object' : 'any')].flat()
  return names
    .map((name) => {
      if (name === 'array') return `list of ${typeOf(schema.items ?? {}, schemas)}`
      return name === 'string' && schema.format ? schema.format : name
    })
    .join(' or ')
}

/** The calls by group, in the order in which the groups first appear. */
export const grouped = (calls: Call[]): [group: string, calls: Call[]][] => [
  ...Map.groupBy(calls, ({ group }) => group),
]
