import { z } from '@hono/zod-openapi'
import { defineRoute, id, idAs, json, timestamp } from '#server/platform/http/contract.ts'

const password = z.string().max(128).optional()
/** Six digits of the app or a backup code, with any spaces. */
const code = z.string().trim().min(1, 'Enter the code').max(40, 'This code is not right')
const ofFactor = idAs('factorId')
const backupCodes = z.object({
  /** Shown only now, because only hashes are stored. */
  backup_codes: z.array(z.string()),
})

export const factorsView = z
  .object({
    /** The authenticator app; null while two-step sign-in is off. */
    factor: z.object({ id, type: z.literal('totp'), confirmed_at: timestamp }).nullable(),
    backup_codes_left: z.int(),
    /** Browsers that are not asked for a code, newest first. */
    remembered_devices: z.array(
      z.object({
        id,
        browser: z.string().nullable(),
        system: z.string().nullable(),
        address: z.string().nullable(),
        remembered_at: timestamp,
        until: timestamp,
      }),
    ),
  })
  .openapi('Factors')
export type FactorsView = z.infer<typeof factorsView>
export type RememberedDevice = FactorsView['remembered_devices'][number]

export const readFactors = defineRoute({
  operation: 'readFactors',
  method: 'get',
  path: '/auth/factors',
  permission: 'signed in',
  summary: 'Two-step sign-in of who is signed in: the app, the backup codes left, the remembered devices',
  returns: factorsView,
})

export const enrol = defineRoute({
  operation: 'enrolFactor',
  method: 'post',
  path: '/auth/factors',
  permission: 'signed in',
  summary: 'Begin with an authenticator app: its secret, which the first code switches on',
  request: { body: json(z.strictObject({ password })) },
  makes: z.object({ id, secret: z.string(), uri: z.string() }),
})

export const confirmFactor = defineRoute({
  operation: 'confirmFactor',
  method: 'post',
  path: '/auth/factors/{id}/verify',
  permission: 'signed in',
  summary: 'Switch two-step sign-in on by the first code of the app; every other session ends',
  request: { params: ofFactor, body: json(z.strictObject({ code })) },
  returns: backupCodes,
})

export const renewBackupCodes = defineRoute({
  operation: 'renewBackupCodes',
  method: 'post',
  path: '/auth/factors/{id}/backup-codes',
  permission: 'signed in',
  summary: 'Make new backup codes in place of the old ones, for a code',
  request: { params: ofFactor, body: json(z.strictObject({ code })) },
  makes: backupCodes,
})

export const removeFactor = defineRoute({
  operation: 'removeFactor',
  method: 'delete',
  path: '/auth/factors/{id}',
  permission: 'signed in',
  summary: 'Switch two-step sign-in off, for the password and a code',
  request: { params: ofFactor, body: json(z.strictObject({ password, code })) },
})

export const readChallenge = defineRoute({
  operation: 'readChallenge',
  method: 'get',
  path: '/auth/factors/challenge',
  permission: 'anyone',
  summary: 'Until when this browser may finish the sign-in that it began, or null',
  returns: z.object({ challenge: z.object({ expires_at: timestamp }).nullable() }),
})

export const meetChallenge = defineRoute({
  operation: 'meetChallenge',
  method: 'post',
  path: '/auth/factors/challenge',
  permission: 'anyone',
  summary: 'Finish the sign-in that this browser began, with a code of the app or a backup code',
  request: { body: json(z.strictObject({ code, remember_device: z.boolean().default(false) })) },
  returns: z.object({ is_super_admin: z.boolean() }),
})

export const forgetDevice = defineRoute({
  operation: 'forgetDevice',
  method: 'delete',
  path: '/auth/remembered-devices/{id}',
  permission: 'signed in',
  summary: 'Ask for a code on a remembered device again',
  request: { params: z.object({ id }) },
})

export const forgetDevices = defineRoute({
  operation: 'forgetDevices',
  method: 'delete',
  path: '/auth/remembered-devices',
  permission: 'signed in',
  summary: 'Ask for a code on every device again',
})

export const readProof = defineRoute({
  operation: 'readProof',
  method: 'get',
  path: '/auth/proof',
  permission: 'signed in',
  asksAgain: true,
  summary: 'Refused `confirm_identity` unless who is signed in has proven lately who they are',
})

export const proveAgain = defineRoute({
  operation: 'proveAgain',
  method: 'post',
  path: '/auth/proof',
  permission: 'signed in',
  summary:
    'Prove who is signed in, by a code of the second step, or the password without one: it counts for five minutes',
  request: { body: json(z.strictObject({ password, code: code.optional() })) },
})
