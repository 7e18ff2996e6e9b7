import { defineRoute } from '#server/platform/http/contract.ts'

export const endImpersonation = defineRoute({
  operation: 'endImpersonation',
  method: 'delete',
  path: '/app/look',
  permission: 'looking',
  summary: 'Leave the shop that this session of a super admin looks into',
})
