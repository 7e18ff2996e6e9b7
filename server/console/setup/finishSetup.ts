import { customerUrl } from '#server/businesses/branding/index.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { changeBrandColor } from '#server/console/settings/index.ts'
import {
  countAllPrograms,
  createProgram,
  findProgramByKey,
  type Program,
} from '#server/loyalty/programs/index.ts'
import { findQrCodeByKey, generateQrCode, type QrCode, viewQrCode } from '#server/loyalty/qr-codes/index.ts'
import { createReward } from '#server/loyalty/rewards/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { findMade, keyColumns } from '#server/platform/context/idempotency.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { SetupMade, SetupWanted } from './contract.ts'
import { saveWelcome } from './saveWelcome.ts'
import { within } from './within.ts'

/**
 * Makes a business's first program with all that belongs to it, by the verbs that make each part alone.
 * @throws {Refusal} 'conflict' once there is a program, for a key that was used for something else, and for a welcome
 * that somebody else changed; 'invalid' with the wrong fields, each under its part; 'limit_reached' by the plan
 */
export async function finishSetup(
  ctx: BusinessContext,
  { idempotencyKey, ...wanted }: SetupWanted & { idempotencyKey: string },
): Promise<SetupMade> {
  const { program, reward, brand_color, welcome } = wanted
  // Under the lock two tabs cannot both find that there is no program.
  await lockBusinessAndTier(ctx)
  const once = keyColumns(idempotencyKey, wanted)
  const earlier = await findMade(once, (key) => findProgramByKey(ctx.tx, ctx.businessId, key))
  if (earlier) return view(ctx, earlier, await findQrCodeByKey(ctx, idempotencyKey))
  await refuseAnother(ctx)
  const made = await within('program', createProgram(ctx, { ...program, idempotencyKey, asked: wanted }))
  if (reward) {
    const { name, points_price: pointsPrice } = reward
    await within('reward', createReward(ctx, { programId: made.id, name, pointsPrice, idempotencyKey }))
  }
  const qrCode = await generateQrCode(ctx, { idempotencyKey })
  await changeBrandColor(ctx, brand_color)
  await saveWelcome(ctx, welcome)
  return view(ctx, made, qrCode)
}

/** Archived programs count too: whoever had one has set up. */
async function refuseAnother({ tx, businessId }: BusinessContext): Promise<void> {
  if ((await countAllPrograms(tx, businessId)) === 0) return
  throw new Refusal('conflict', 'You have a program already. Change it under Programs.', {
    details: { reason: 'set_up' },
  })
}

async function view(ctx: BusinessContext, program: Program, qrCode: QrCode | undefined): Promise<SetupMade> {
  return { program_id: program.id, qr_code: qrCode ? viewQrCode(qrCode, await customerUrl(ctx)) : null }
}
