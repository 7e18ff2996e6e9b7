import { z } from '@hono/zod-openapi'
import { LONGEST_COMPANY_NAME } from '#server/businesses/business/contract.ts'
import { columns, defineRoute, json, timestamp, version } from '#server/platform/http/contract.ts'
import { plainNameField } from '#server/platform/text/plainName.ts'

export const brandingView = z
  .object({
    /** True if the plan has white label. */
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
  whileImpersonating: 'settings',
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
  request: { body: columns(branding.extend({ version })) },
  returns: brandingView,
})

const hostState = z.enum(['fine', 'missing', 'wrong', 'unknown'])

export const domainView = z
  .object({
    included: z.boolean(),
    plans: z.array(z.string()),
    claim: z
      .object({
        /** The name in the form that DNS has. */
        host: z.string(),
        /** The name in the form that people write. */
        shown: z.string(),
        /** Address at which customers reach it. */
        url: z.string(),
        /**
         * 'pending' was never proven; 'failing' serves, though its last weekly proof failed; 'off' no longer
         * serves; 'taken' is proven by another business.
         */
        state: z.enum(['pending', 'proven', 'failing', 'off', 'taken']),
        records: z.object({
          proof: z.object({ name: z.string(), value: z.string(), state: hostState.nullable() }),
          target: z.object({ name: z.string(), value: z.string(), state: hostState.nullable() }),
        }),
        proven_at: timestamp.nullable(),
        checked_at: timestamp.nullable(),
        /** Time of the next automatic check; null if it is checked only on request. */
        next_check_at: timestamp.nullable(),
        /** Time at which it is switched off unless it is proven before. */
        off_after: timestamp.nullable(),
      })
      .nullable(),
  })
  .openapi('CustomDomain')
export type DomainView = z.infer<typeof domainView>

export const readDomain = defineRoute({
  operation: 'readCustomDomain',
  method: 'get',
  path: '/app/settings/domain',
  permission: 'business admin',
  whileImpersonating: 'settings',
  summary: 'The host name under which guests find the shop, and what its DNS says',
  returns: domainView,
})

export const addDomain = defineRoute({
  operation: 'addCustomDomain',
  method: 'put',
  path: '/app/settings/domain',
  permission: 'business admin',
  provenOwner: true,
  summary:
    'Add a host name; it serves guests when its DNS proves that it is the shop’s. 20 times an hour at most',
  request: { body: json(z.strictObject({ host: z.string().trim().min(1, 'Enter a name').max(300) })) },
  returns: domainView,
})

export const checkDomain = defineRoute({
  operation: 'checkCustomDomain',
  method: 'post',
  path: '/app/settings/domain/check',
  permission: 'business admin',
  provenOwner: true,
  summary: 'Ask the DNS of the host name now; 20 times an hour at most',
  returns: domainView,
})

export const removeDomain = defineRoute({
  operation: 'removeCustomDomain',
  method: 'delete',
  path: '/app/settings/domain',
  permission: 'business admin',
  summary: 'Give the host name up: guests are served at the platform’s address again',
})
