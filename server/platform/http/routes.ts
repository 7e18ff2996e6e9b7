import { OpenAPIHono } from '@hono/zod-openapi'
import { Refusal } from '../refusal.ts'
import type { AppEnv } from './env.ts'

/** A feature's routes. Input that does not fit its schema is refused with an error at each field. */
export function newRoutes() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return
      const fields: Record<string, string> = {}
      for (const issue of result.error.issues) {
        // A misspelt or unknown field is named itself, rather than the object around it.
        const names = issue.code === 'unrecognized_keys' ? issue.keys : []
        for (const name of names) fields[[...issue.path, name].join('.')] = 'Unknown field'
        if (names.length === 0) fields[issue.path.join('.') || result.target] ??= issue.message
      }
      throw new Refusal('invalid', Object.values(fields)[0] ?? 'Invalid input', { fields })
    },
  })
}
