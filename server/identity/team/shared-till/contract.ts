import { z } from '@hono/zod-openapi'
import { defineRoute, id, json, listOf, shortListQuery } from '#server/platform/http/contract.ts'
import { newPin } from '#server/platform/secrets/newPin.ts'

const person = z.object({
  /** The id of the membership. */
  id,
  name: z.string(),
  has_pin: z.boolean(),
})
export type TillPerson = z.infer<typeof person>

export const readPin = defineRoute({
  operation: 'readStaffPin',
  method: 'get',
  path: '/app/staff-pin',
  permission: 'staff',
  summary: 'Whether one has a PIN for the shared tills of this shop',
  returns: z.object({ is_set: z.boolean() }),
})

export const setPin = defineRoute({
  operation: 'setStaffPin',
  method: 'put',
  path: '/app/staff-pin',
  permission: 'staff',
  summary: 'Choose one’s PIN for the shared tills of this shop',
  request: { body: json(z.strictObject({ pin: newPin })) },
})

export const shareTill = defineRoute({
  operation: 'shareTill',
  method: 'post',
  path: '/app/shared-till',
  permission: 'staff',
  summary: 'Make this session a till that the team shares: from now on people come to it by PIN',
})

export const listPeople = defineRoute({
  operation: 'listPeopleAtTill',
  method: 'get',
  path: '/app/shared-till/people',
  permission: 'shared till',
  summary: 'Who may come to this till',
  request: { query: shortListQuery },
  returns: listOf(person),
})

export const signInAtTill = defineRoute({
  operation: 'signInAtTill',
  method: 'post',
  path: '/app/shared-till/come',
  permission: 'shared till',
  summary: 'Come to this till by PIN: what is done from now on is this person’s',
  request: {
    body: json(z.strictObject({ member_id: id, pin: z.string().regex(/^\d{1,6}$/, 'Type your PIN') })),
  },
})

export const leaveTill = defineRoute({
  operation: 'leaveTill',
  method: 'post',
  path: '/app/shared-till/leave',
  permission: 'shared till',
  summary: 'Leave this till to the next one',
})

export const endSharing = defineRoute({
  operation: 'endSharing',
  method: 'post',
  path: '/app/shared-till/end',
  permission: 'shared till',
  summary:
    'End the sharing with the password of whoever is signed in, and a code where they have a second step',
  request: {
    body: json(
      z.strictObject({
        password: z.string().min(1, 'Password is required').max(128),
        /** A code of the app, or a backup code. */
        code: z.string().trim().min(1, 'Enter the code').max(40, 'This code is not right').optional(),
      }),
    ),
  },
})
