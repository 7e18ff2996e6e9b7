import { OpenAPIHono } from '@hono/zod-openapi'
import { invalidField, Refusal, type RefusalCode } from '#server/platform/context/refusal.ts'
import type { AppEnv } from './env.ts'

/** Most faults that the answer to one request names: whoever sends thousands reads none of them. */
const MOST_NAMED = 100

/** A feature's routes. Input that does not fit its schema is refused, with an error for each field. */
export function newRoutes() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return refuseBrokenText(result.data)
      const fields: Record<string, string> = {}
      for (const issue of result.error.issues.slice(0, MOST_NAMED)) {
        // For a misspelt or unknown field the error names the field, not the object around it.
        const names = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, MOST_NAMED) : []
        for (const name of names) fields[[...issue.path, name].join('.')] = 'Unknown field'
        if (names.length === 0) fields[issue.path.join('.') || result.target] ??= issue.message
      }
      const { code, details } = ownRefusal(result.error.issues) ?? { code: 'invalid' }
      throw new Refusal(code, Object.values(fields)[0] ?? 'Something in this request is wrong', {
        fields,
        ...(details && { details }),
      })
    },
  })
}

/** A schema may name the refusal's code, for input where nothing else is wrong. */
export type OwnRefusal = { code: RefusalCode; details: Record<string, unknown> }

function ownRefusal(issues: { code: string; params?: Record<string, unknown> }[]): OwnRefusal | undefined {
  const [only, ...others] = issues
  return others.length === 0 ? (only?.params?.refusal as OwnRefusal | undefined) : undefined
}

/**
 * Refuses text that the database cannot hold (NUL) or would silently change (half of an emoji). Walks without
 * recursion, because some routes take JSON of any depth.
 */
function refuseBrokenText(data: unknown): void {
  const left: [string, unknown][] = [['', data]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      throw invalidField(path, 'This holds a character that cannot be stored')
    if (value && typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) left.push([path ? `${path}.${name}` : name, inner])
  }
}
