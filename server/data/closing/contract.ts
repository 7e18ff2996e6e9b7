import { z } from '@hono/zod-openapi'
import { defineRoute, json, timestamp } from '#server/platform/http/contract.ts'
import { nameField } from '#server/platform/text/nameField.ts'

export const closingView = z.object({ since: timestamp, erased_after: timestamp })
export type ClosingView = z.infer<typeof closingView>

export const closeAccount = defineRoute({
  operation: 'closeAccount',
  method: 'post',
  path: '/app/account/close',
  permission: 'account',
  summary: 'Close the shop; after 30 days in which it can be opened again it is erased',
  request: {
    body: json(
      z.strictObject({
        /** The business's name, typed by hand. */
        company_name: nameField(120).min(1, 'Type the name of your shop'),
        password: z.string().min(1, 'Password is required').max(128, 'At most 128 characters'),
      }),
    ),
  },
  returns: closingView,
})

export const reopenAccount = defineRoute({
  operation: 'reopenAccount',
  method: 'post',
  path: '/app/account/reopen',
  permission: 'account',
  summary: 'Open a closed shop again, as it was',
})
