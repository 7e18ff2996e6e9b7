import type { Context } from 'hono'
import { findByCode, type LocatedCode } from '#server/loyalty/qr-codes/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type AppEnv, isElsewhere } from '#server/platform/http/index.ts'
import type { Captcha } from '#server/platform/providers/captcha.ts'
import { inBusiness, type Services } from '#server/services.ts'
import type { AnswerSteps } from './answerAtFixedSteps.ts'

/** A customer's request to a code's address. */
export type CustomerRequest = {
  services: Services
  captcha: Captcha | null
  c: Context<AppEnv>
  code: LocatedCode
  /** Path of the code's form, below our origin. */
  formPath: string
  answerSteps: AnswerSteps
  /** Runs in one transaction of the code's business. */
  inTransaction<T>(work: (ctx: BusinessContext) => Promise<T>): Promise<T>
}

/** Reads the request; undefined for an unknown or deleted code, or another business's on a business's own host. */
export async function readRequest(
  services: Services,
  captcha: Captcha | null,
  c: Context<AppEnv>,
  answerSteps: AnswerSteps,
): Promise<CustomerRequest | undefined> {
  const typed = c.req.param('code') ?? ''
  const code = await findByCode(services.database.reads, typed)
  if (!code || isElsewhere(c, code.business_id)) return undefined
  const actor = { kind: 'anonymous', ipAddress: c.var.address || null } as const
  return {
    services,
    captcha,
    c,
    code,
    answerSteps,
    formPath: `/signup-form/${typed}`,
    inTransaction: (work) => inBusiness(services, code.business_id, actor, work),
  }
}
