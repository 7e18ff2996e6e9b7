import { z } from '@hono/zod-openapi'
import { profileFields } from '#server/console/settings/contract.ts'
import { createProgram } from '#server/loyalty/programs/contract.ts'
import { qrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import { emailDraft, smsDraft } from '#server/messaging/templates/contract.ts'
import { columns, defineRoute, id, idempotencyKey, version } from '#server/platform/http/contract.ts'
import { nameField } from '#server/platform/text/nameField.ts'

/**
 * Sentences about what a customer gets, in the language of the welcome: the one that it has, and those that can take its
 * place, with {count} and {reward}. Null for a welcome with words of the business's own.
 */
const promises = z
  .object({ general: z.string(), often: z.string(), amounts: z.string(), visits: z.string() })
  .nullable()

const welcomeText = z.object({
  template_id: id,
  version,
  message_template: z.string(),
  promises,
})
const welcomeEmail = z.object({
  template_id: id,
  version,
  subject: z.string(),
  body: z.string(),
  promises,
})

export const setupView = z
  .object({
    /** True until a first program is made, or the setup is skipped. */
    offered: z.boolean(),
    /** The welcome that goes to whoever joins and agrees to it; null where there is none, or one of blocks. */
    welcome: z.object({
      active: z.boolean(),
      sms: welcomeText.nullable(),
      email: welcomeEmail.nullable(),
    }),
  })
  .openapi('Setup')
export type SetupView = z.infer<typeof setupView>

export const setupMade = z
  .object({
    program_id: id,
    /** Null if it was deleted since, when a request is repeated. */
    qr_code: qrCodeView.nullable(),
  })
  .openapi('SetupMade')
export type SetupMade = z.infer<typeof setupMade>

/** The program as createProgram takes it, and what goes with it. The verbs of each part check it. */
export const setupWanted = z.strictObject({
  program: createProgram.request.body.content['application/json'].schema,
  /** The first reward of a points program; other types give their own. */
  reward: z.strictObject({ name: nameField(200), points_price: z.number() }).nullable(),
  brand_color: profileFields.brand_color,
  /** The welcome's words; null leaves those of a channel as they are. */
  welcome: z.strictObject({
    active: z.boolean(),
    sms: z
      .strictObject({ template_id: id, version, message_template: smsDraft.shape.message_template })
      .nullable(),
    email: z
      .strictObject({
        template_id: id,
        version,
        subject: emailDraft.shape.subject,
        body: emailDraft.shape.body,
      })
      .nullable(),
  }),
})
export type SetupWanted = z.infer<typeof setupWanted>

export const readSetup = defineRoute({
  operation: 'readSetup',
  method: 'get',
  path: '/app/setup',
  permission: 'business admin',
  whileImpersonating: 'dashboard',
  summary: 'Whether a first program is to be set up, and the welcome as it is',
  returns: setupView,
})

export const finishSetup = defineRoute({
  operation: 'finishSetup',
  method: 'post',
  path: '/app/setup/finish',
  permission: 'business admin',
  summary:
    'Make the first program with its reward, a QR code, the welcome and the card’s colour, all or nothing; refused once there is a program',
  request: { headers: idempotencyKey, body: columns(setupWanted) },
  returns: setupMade,
})

export const skipSetup = defineRoute({
  operation: 'skipSetup',
  method: 'post',
  path: '/app/setup/dismiss',
  permission: 'business admin',
  summary: 'Set up by hand instead: the setup is not offered again',
})
