import { z } from '@hono/zod-openapi'
import {
  defineRoute,
  id,
  idempotencyKey,
  json,
  listOf,
  shortListQuery,
  timestamp,
} from '#server/platform/http/contract.ts'
import { nameField } from '#server/platform/text/nameField.ts'
import { scopes } from './scopes.ts'

/** The person who made something; `gone` says why they should not have it any more. */
export const makerView = z.object({
  user_id: id,
  name: z.string().nullable(),
  gone: z.enum(['left', 'suspended', 'not_admin']).nullable(),
})
export type MakerView = z.infer<typeof makerView>

export const apiKeyView = z
  .object({
    id,
    name: z.string(),
    /** The key's last four characters. */
    ending: z.string(),
    scopes: z.array(z.enum(scopes)),
    created_at: timestamp,
    /** To the minute; null until the key is first used. */
    last_used_at: timestamp.nullable(),
    /** The last day on which the key works, by the business's calendar; null for none. */
    ends_on: z.iso.date().nullable(),
    has_ended: z.boolean(),
    /** Null if unknown. */
    maker: makerView.nullable(),
  })
  .openapi('ApiKey')
export type ApiKeyView = z.infer<typeof apiKeyView>

export const makeApiKey = defineRoute({
  operation: 'makeApiKey',
  method: 'post',
  path: '/app/api-keys',
  permission: 'business admin',
  provenOwner: true,
  asksAgain: true,
  summary: 'Make an API key for a program of the shop’s own; the key is shown this once',
  request: {
    headers: idempotencyKey,
    body: json(
      z.strictObject({
        name: nameField(60).min(1, 'Name is required'),
        /** The last day on which the key works. Without one it works until it is revoked. */
        ends_on: z.iso.date('Choose a day').nullable().default(null),
        scopes: z
          .array(z.enum(scopes))
          .min(1, 'Choose what the key may do')
          .max(scopes.length)
          .transform((chosen) => scopes.filter((scope) => chosen.includes(scope)))
          .default(['till']),
      }),
    ),
  },
  makes: apiKeyView.extend({ secret: z.string() }),
})

export const listApiKeys = defineRoute({
  operation: 'listApiKeys',
  method: 'get',
  path: '/app/api-keys',
  permission: 'business admin',
  whileImpersonating: 'settings',
  summary: 'The shop’s API keys that are not revoked, newest first',
  request: { query: shortListQuery },
  returns: listOf(apiKeyView).extend({ most: z.int() }),
})

export const revokeApiKey = defineRoute({
  operation: 'revokeApiKey',
  method: 'delete',
  path: '/app/api-keys/{id}',
  permission: 'business admin',
  summary: 'Revoke an API key: its next call is refused',
  request: { params: z.object({ id }) },
})
