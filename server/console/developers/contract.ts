import type { PageAssets } from '#server/platform/http/pages/serverRendered.ts'

export type { PageAssets }

/** A JSON Schema of the API's document, as far as the page shows it. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  example?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Media = { content?: Record<string, { schema?: Schema; example?: unknown }> }
export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  'x-scope'?: string
  'x-needs-texts'?: true
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema?: Schema }[]
  requestBody?: Media
  responses: Record<string, Media>
}
/** The API's document, as far as the page shows it. */
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** The parts of the page besides the calls. */
export type DevelopersPage = {
  /** Without a trailing slash. */
  publicUrl: string
  document: ApiDocument
  /** The codes of errors with their statuses. */
  errors: Record<string, number>
  limits: {
    /** Calls a minute of one key, and of all people and keys of a business together. */
    key: number
    business: number
    /** The most keys of a business that are not revoked. */
    keys: number
    /** The most bytes of a body. */
    body: number
  }
}

export type RenderDevelopers = (page: DevelopersPage, assets: PageAssets) => string

/** Files of the page on which calls are tried, by their addresses. */
export type TryItAssets = { styles: string[]; script: string }

export type RenderTryIt = (publicUrl: string, assets: TryItAssets) => string
