import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Scope } from '#server/platform/context/scopes.ts'
import type { Permission } from './contract.ts'
import type { AppEnv } from './env.ts'

type SecurityOf = (permission: Permission, scope: Scope | undefined) => Record<string, string[]>[]
type Operation = { 'x-permission'?: Permission; 'x-scope'?: Scope; security?: Record<string, string[]>[] }

/**
 * The OpenAPI document as text, of the server at `publicUrl`. `securityOf` names the schemes that open a route, by its
 * permission and its scope. It takes long to build and never changes, so it is built once, at the first request.
 */
export function describeApi(
  api: OpenAPIHono<AppEnv>,
  securityOf: SecurityOf,
  publicUrl: string,
): () => string {
  let text: string | undefined
  return () => {
    text ??= JSON.stringify(
      secured(api.getOpenAPI31Document({ ...heading, servers: [{ url: publicUrl }] }), securityOf),
    )
    return text
  }
}

const heading = { openapi: '3.1.0', info: { title: 'Regulars', version: '1' } }

function secured<Document extends { paths?: object }>(document: Document, securityOf: SecurityOf) {
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of Object.values(path as Record<string, Operation>)) {
      const permission = operation['x-permission']
      if (permission) operation.security = securityOf(permission, operation['x-scope'])
    }
  return document
}
