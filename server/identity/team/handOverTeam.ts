import { recordAct } from '#server/businesses/audit/index.ts'
import {
  changeMember,
  changeTenantAdmin,
  findOwnRow,
  findTenant,
  noteTeam,
} from '#server/businesses/business/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { lockTeam } from './lockTeam.ts'
import { mailHandOver } from './mailInvitation.ts'
import { selectMembers } from './queries.ts'
import { findMember } from './removeMember.ts'

/**
 * Makes a member the admin and the admin a member, in one step, so that the team always has exactly one admin. Both get
 * a mail.
 * @throws {Refusal} 'forbidden' if the role was handed over meanwhile; 'not_found'; 'conflict' for oneself.
 */
export async function handOverTeam(ctx: BusinessContext, { id }: { id: string }): Promise<void> {
  const { userId } = await lockTeam(ctx)
  const members = await selectMembers(ctx)
  const to = findMember(members, id)
  const from = members.find((member) => member.user_id === userId)!
  if (to.id === from.id) throw new Refusal('conflict', 'You are the admin already')
  const [rowOfFrom, rowOfTo] = [await findOwnRow(ctx.tx, from.user_id), await findOwnRow(ctx.tx, to.user_id)]
  await changeMember(ctx, from.id, { role: 'member' })
  await changeMember(ctx, to.id, { role: 'admin' })
  await changeTenantAdmin(ctx, to)
  await publish(ctx, [{ type: 'address.changed', ids: { business_id: ctx.businessId } }])
  const tenant = await findTenant(ctx)
  await mailHandOver(ctx, tenant, { from, to, dedupe_key: newId() })
  await noteTeam(ctx.tx, rowOfFrom, { tenantId: tenant.id, isAdmin: false })
  await noteTeam(ctx.tx, rowOfTo, { tenantId: tenant.id, isAdmin: true })
  await recordAct(ctx, { action: 'team_handed_over', about_user_id: to.user_id })
}
