import { findBusiness } from '#server/businesses/business/index.ts'
import { countAllPrograms } from '#server/loyalty/programs/index.ts'
import { promisesFor } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { SetupView } from './contract.ts'
import { findWelcome } from './findWelcome.ts'

/** Reads what the setup starts from. */
export async function readSetup(ctx: BusinessContext): Promise<SetupView> {
  const { setup_skipped_at } = await findBusiness(ctx.tx, ctx.businessId)
  const made = await countAllPrograms(ctx.tx, ctx.businessId)
  const { active, sms, email } = await findWelcome(ctx)
  return {
    offered: setup_skipped_at === null && made === 0,
    welcome: {
      active,
      sms: sms && {
        template_id: sms.id,
        version: sms.version,
        message_template: sms.message_template,
        promises: promisesFor('text', sms.message_template) ?? null,
      },
      // Blocks have an editor of their own.
      email:
        email && !email.blocks
          ? {
              template_id: email.id,
              version: email.version,
              subject: email.subject,
              body: email.body,
              promises: promisesFor('email', email.body) ?? null,
            }
          : null,
    },
  }
}
