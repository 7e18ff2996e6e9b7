/**
 * The scopes of API keys. 'till' is the work of a till and nothing beside it; the others read or write one
 * subject each. 'operations:backdate' alone opens no route: it lets a key hand in operations that are hours old.
 */
export const scopes = [
  'till',
  'customers:read',
  'customers:write',
  'programs:read',
  'programs:write',
  'operations:read',
  'operations:write',
  'operations:backdate',
  'codes:read',
  'codes:write',
  'segments:read',
  'segments:write',
  'templates:read',
  'templates:write',
  'campaigns:read',
  'campaigns:write',
  'messages:read',
  'messages:write',
  'analytics:read',
  'exports:read',
] as const

declare module '#server/platform/context/scopes.ts' {
  interface Scopes extends Record<(typeof scopes)[number], true> {}
}
