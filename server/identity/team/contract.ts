import { z } from '@hono/zod-openapi'
import { newPassword, teamRole } from '#server/identity/sign-in/contract.ts'
import { emailAddress } from '#server/platform/contact/emailAddress.ts'
import { defineRoute, id, json, timestamp } from '#server/platform/http/contract.ts'
import { nameField } from '#server/platform/text/nameField.ts'

const role = teamRole
/** Nobody is invited as admin: that role is handed over. */
const invitedRole = z.enum(['member', 'counter'])
const email = z
  .string()
  .trim()
  .min(1, 'Email address is required')
  .toLowerCase()
  .pipe(emailAddress('Please enter a valid email address'))
const token = z.string().min(1, 'Invalid invitation link').max(200, 'Invalid invitation link')

export const memberView = z
  .object({
    id,
    user_id: id,
    name: z.string(),
    email: z.string(),
    role,
    invited_at: timestamp,
    accepted_at: timestamp.nullable(),
    is_self: z.boolean(),
    /** True if they have a PIN for the shared tills. */
    has_pin: z.boolean(),
    /** The names of the API keys that they made and nobody revoked; only for the admin. */
    api_keys: z.array(z.string()),
  })
  .openapi('TenantMember')
export type MemberView = z.infer<typeof memberView>

export const invitationView = z
  .object({
    id,
    email: z.string(),
    role: invitedRole,
    created_at: timestamp,
    expires_at: timestamp,
    expired: z.boolean(),
    /** The real delivery state of the invitation's mail; `failure` gives the reason in words. */
    mail: z.object({
      state: z.enum(['sending', 'sent', 'failed', 'uncertain']),
      failure: z.string().nullable(),
    }),
  })
  .openapi('TenantInvitation')
export type InvitationView = z.infer<typeof invitationView>

export const companyView = z
  .object({
    company: z.object({
      company_name: z.string(),
      admin_email: z.string(),
      created_at: timestamp,
      subscription_status: z.string(),
      tier_name: z.string(),
    }),
    /** `used` counts the people on the team and the seats held for open invitations; `max` -1 is unlimited. */
    seats: z.object({ used: z.int(), held: z.int(), max: z.int() }),
    members: z.array(memberView),
    /** Null for people who may not manage the team. */
    invitations: z.array(invitationView).nullable(),
  })
  .openapi('Company')
export type CompanyView = z.infer<typeof companyView>

export const readCompany = defineRoute({
  operation: 'readCompany',
  method: 'get',
  path: '/app/company',
  permission: 'business',
  whileImpersonating: 'company',
  summary: 'The company, its seats and its team; pending invitations for its admin',
  returns: companyView,
})

export const setUpCompany = defineRoute({
  operation: 'setUpCompany',
  method: 'post',
  path: '/app/company/set-up',
  permission: 'signed in',
  summary: 'Give somebody who is on no team a company of their own',
  returns: z.object({ business_id: id }),
})

export const sendTeamInvitation = defineRoute({
  operation: 'sendTeamInvitation',
  method: 'post',
  path: '/v1/send-team-invitation',
  permission: 'business admin',
  provenOwner: true,
  summary: 'Invite somebody into the team by mail',
  /** Spec section 7, 'Function calls'. A tenant, if named, must be the caller's own. */
  request: { body: json(z.strictObject({ tenantId: id.optional(), email, role: invitedRole })) },
  returns: z.object({ success: z.literal(true), error: z.null() }),
  example: {
    body: { email: 'cleo@example.com', role: 'counter' },
    answer: { success: true, error: null },
  },
})

export const resendInvitation = defineRoute({
  operation: 'resendInvitation',
  method: 'post',
  path: '/app/tenant-invitations/{id}/resend',
  permission: 'business admin',
  provenOwner: true,
  summary: 'Revoke a pending invitation and send a fresh one',
  request: { params: z.object({ id }) },
  returns: invitationView,
})

export const revokeInvitation = defineRoute({
  operation: 'revokeInvitation',
  method: 'delete',
  path: '/app/tenant-invitations/{id}',
  permission: 'business admin',
  summary: 'Revoke a pending invitation: its link works no longer',
  request: { params: z.object({ id }) },
})

export const removeMember = defineRoute({
  operation: 'removeMember',
  method: 'delete',
  path: '/app/tenant-members/{id}',
  permission: 'business admin',
  summary:
    'Take somebody off the team, with the API keys that they made or without; they are out at their next request',
  request: { params: z.object({ id }), body: json(z.strictObject({ revoke_api_keys: z.boolean() })) },
})

export const changeRole = defineRoute({
  operation: 'changeRole',
  method: 'post',
  path: '/app/tenant-members/{id}/change-role',
  permission: 'business admin',
  summary: 'Keep a member to the counter, or let them into the rest of the shop',
  request: { params: z.object({ id }), body: json(z.strictObject({ role: invitedRole })) },
  returns: memberView,
})

export const resetPin = defineRoute({
  operation: 'resetPin',
  method: 'post',
  path: '/app/tenant-members/{id}/reset-pin',
  permission: 'business admin',
  summary: 'Take somebody’s PIN for the shared tills away; they may choose another',
  request: { params: z.object({ id }) },
  returns: memberView,
})

/** Names the membership, so that a repeated call never leaves the next business too. */
export const leaveTeam = defineRoute({
  operation: 'leaveTeam',
  method: 'post',
  path: '/app/tenant-members/{id}/leave',
  permission: 'business',
  summary: 'Leave the team oneself; the admin hands over the role first',
  request: { params: z.object({ id }) },
})

export const handOverTeam = defineRoute({
  operation: 'handOverTeam',
  method: 'post',
  path: '/app/tenant-members/{id}/hand-over',
  permission: 'business admin',
  provenOwner: true,
  asksAgain: true,
  summary: 'Make a member the admin, and oneself a member',
  request: { params: z.object({ id }) },
  returns: memberView,
})

export const openInvitationView = z
  .object({
    company_name: z.string(),
    /** The locale in which the business writes dates. */
    locale: z.string(),
    email: z.string(),
    role: invitedRole,
    expires_at: timestamp,
    /** True if the invited address already has an account. */
    has_account: z.boolean(),
  })
  .openapi('OpenInvitation')
export type OpenInvitation = z.infer<typeof openInvitationView>

/** Tokens are sent in bodies, because an address would be logged. */
export const openInvitation = defineRoute({
  operation: 'openInvitation',
  method: 'post',
  path: '/auth/invitation/open',
  permission: 'anyone',
  summary: 'What the holder of a link is invited to',
  request: { body: json(z.strictObject({ token })) },
  returns: z.object({ invitation: openInvitationView }),
})

export const acceptInvitation = defineRoute({
  operation: 'acceptInvitation',
  method: 'post',
  path: '/auth/invitation/accept',
  permission: 'signed in',
  summary: 'Join the team as the person signed in, who must be the invited one',
  request: { body: json(z.strictObject({ token })) },
  returns: z.object({ business_id: id }),
})

export const joinTeam = defineRoute({
  operation: 'joinTeam',
  method: 'post',
  path: '/auth/invitation/join',
  permission: 'anyone',
  summary: 'Create an account with the invited address and join the team',
  request: {
    body: json(
      z.strictObject({
        token,
        first_name: nameField(80).default(''),
        last_name: nameField(80).default(''),
        password: newPassword,
      }),
    ),
  },
  makes: z.object({ business_id: id }),
})
