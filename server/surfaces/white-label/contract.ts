import { z } from '@hono/zod-openapi'
import { LONGEST_COMPANY_NAME } from '#server/businesses/directory/contract.ts'
import { defineRoute, json, version } from '#server/platform/http/contract.ts'
import { plainNameField } from '#server/platform/plainName.ts'

export const brandingView = z
  .object({
    /** Whether the plan has white label. */
    included: z.boolean(),
    /** The plans that have it. */
    plans: z.array(z.string()),
    /** '' for the company's name. */
    mail_sender_name: z.string(),
    hides_platform: z.boolean(),
    company_name: z.string(),
    version,
  })
  .openapi('Branding')
export type BrandingView = z.infer<typeof brandingView>

export const branding = z.strictObject({
  mail_sender_name: plainNameField(LONGEST_COMPANY_NAME),
  hides_platform: z.boolean(),
})
export type BrandingInput = z.infer<typeof branding>

export const readBranding = defineRoute({
  operation: 'readBranding',
  method: 'get',
  path: '/app/settings/branding',
  permission: 'business',
  summary: 'How much of Regulars guests see beside the shop, and from whom mails come',
  returns: brandingView,
})

export const saveBranding = defineRoute({
  operation: 'saveBranding',
  method: 'put',
  path: '/app/settings/branding',
  permission: 'business admin',
  summary:
    'Hide “Loyalty by Regulars” and name the sender of mails; a stale version is refused with what is saved',
  request: { body: json(branding.extend({ version })) },
  returns: brandingView,
})
