import type { ApiDocument, Schema } from '#server/console/developers/contract.ts'

/** The types of a field: those of JSON Schema, with the format of a text; of a choice, each of its values. */
type Types = Record<string, string[]>

/** The fields that a call takes and answers, as one release promises them. */
export type Promised = {
  /** Fields of the body and parameters, such as 'body.amount' and 'query.limit'. */
  takes: Types
  /** The fields of `takes` that must be there. */
  required: string[]
  /** Fields of the answer, such as 'data[].id'. Values of a choice are not told apart: new ones may come. */
  answers: Types
}

/** The promises of each call under this address, by its method and path. */
export function promisesOf({ paths, components }: ApiDocument, under: string): Record<string, Promised> {
  const entries = Object.entries(paths)
    .filter(([path]) => path.startsWith(under))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => {
        const takes: Types = {}
        const required: string[] = []
        const walk = new Walk(components.schemas)
        for (const { name, in: place, required: must, schema = {} } of parameters) {
          walk.into(takes, `${place}.${name}`, schema, { choices: true, required: [] })
          if (must) required.push(`${place}.${name}`)
        }
        const body = requestBody?.content?.['application/json']?.schema
        if (body) walk.into(takes, 'body', body, { choices: true, required })
        const answers: Types = {}
        const [status, said] = Object.entries(responses).find(([one]) => one !== 'default')!
        answers[status] = Object.keys(said.content ?? {})
        const answer = said.content?.['application/json']?.schema
        if (answer) walk.into(answers, '', answer, { choices: false, required: [] })
        return [`${method.toUpperCase()} ${path}`, { takes, required: required.sort(), answers }] as const
      }),
    )
  return Object.fromEntries(entries)
}

type Told = { choices: boolean; required: string[] }

class Walk {
  readonly #schemas: Record<string, Schema>
  /** References on the way to here: a rule may hold rules. */
  readonly #open: string[] = []

  constructor(schemas: Record<string, Schema>) {
    this.#schemas = schemas
  }

  into(types: Types, path: string, schema: Schema, told: Told): void {
    if (schema.$ref) {
      if (this.#open.includes(schema.$ref)) return
      this.#open.push(schema.$ref)
      this.into(types, path, this.#schemas[schema.$ref.split('/').at(-1)!]!, told)
      this.#open.pop()
      return
    }
    // A field that one of several forms requires need not be in the others.
    const forms = schema.anyOf ?? schema.oneOf
    for (const form of forms ?? []) this.into(types, path, form, { ...told, required: [] })
    for (const part of schema.allOf ?? []) this.into(types, path, part, told)
    if (!forms && !schema.allOf) add(types, path, typesOf(schema, told.choices))
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const at = path ? `${path}.${name}` : name
      const must = schema.required?.includes(name)
      if (must) told.required.push(at)
      // Fields of an optional part are needed by nobody who leaves the part out.
      this.into(types, at, field, must ? told : { ...told, required: [] })
    }
    if (schema.items) this.into(types, `${path}[]`, schema.items, told)
  }
}

function typesOf({ type, format, enum: values, const: only }: Schema, choices: boolean): string[] {
  if (choices && values) return values.map((value) => JSON.stringify(value))
  if (choices && only !== undefined) return [JSON.stringify(only)]
  const names = type === undefined ? ['any'] : [type].flat()
  return names.map((name) => (name === 'string' && format ? `string ${format}` : name))
}

const add = (types: Types, path: string, more: string[]) => {
  types[path] = [...new Set([...(types[path] ?? []), ...more])].sort()
}

/** The promises of a release that `now` breaks, as sentences; empty if the API only grew. */
export function brokenOf(before: Record<string, Promised>, now: Record<string, Promised>): string[] {
  return Object.entries(before).flatMap(([call, was]) => {
    const is = now[call]
    if (!is) return [`${call} is gone`]
    const lost = (from: Types, to: Types) => Object.keys(from).filter((field) => !to[field])
    const took = Object.entries(was.takes).filter(([field]) => is.takes[field])
    const answered = Object.entries(was.answers).filter(([field]) => is.answers[field])
    return [
      ...lost(was.takes, is.takes).map((field) => `${call} no longer takes ${field}`),
      ...lost(was.answers, is.answers).map((field) => `${call} no longer answers ${field}`),
      ...is.required
        .filter((field) => !was.required.includes(field))
        .map((field) => `${call} now needs ${field}`),
      // A caller's values stay good, and an answer has no value that a reader did not expect.
      ...took
        .filter(([field, types]) => types.some((type) => !is.takes[field]!.includes(type)))
        .map(([field]) => `${call} takes another ${field}`),
      ...answered
        .filter(([field, types]) => is.answers[field]!.some((type) => !types.includes(type)))
        .map(([field]) => `${call} answers another ${field}`),
    ]
  })
}
