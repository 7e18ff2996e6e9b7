import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type FieldErrors, Refusal, type RefusalCode } from '#server/platform/context/refusal.ts'
import { loggedError } from '#server/platform/log/loggedError.ts'
import { fieldRefusalsIn, refusalIn } from '#server/platform/text/refusalIn.ts'
import { CommitUnknown, type Hindrance, hindranceOf, sqlState } from '../database/index.ts'
import type { ErrorBody } from './contract.ts'
import type { AppEnv } from './env.ts'
import { loggedPath } from './logging/loggedPath.ts'
import { requestLog } from './logging/requestLog.ts'
import { requestLanguage } from './pages/pageLanguage.ts'

/** The status of each code. */
export const errorStatuses = {
  invalid: 400,
  weak_password: 400,
  unauthenticated: 401,
  second_factor: 401,
  forbidden: 403,
  confirm_identity: 403,
  not_found: 404,
  conflict: 409,
  limit_reached: 409,
  too_large: 413,
  too_many_requests: 429,
  unavailable: 503,
} as const satisfies Record<RefusalCode, number>

/**
 * The caller sent text that PostgreSQL cannot hold (NUL, broken UTF-8), a number that is too large for it, or a moment
 * that does not exist.
 */
const badValueStates = new Set(['22021', '22P05', '22003', '22008', '22009', '22P02'])

/**
 * The message for each hindrance, and the seconds after which another try makes sense. Most restarts and fail-overs are
 * over by then, while room on a disk takes a person.
 */
const hindered: Record<Hindrance, { message: string; retryAfter: number }> = {
  away: {
    message: 'We cannot reach our database at the moment. Please try again in a few seconds.',
    retryAfter: 2,
  },
  crowded: {
    message: 'Our database takes no more connections at the moment. Please try again in a few seconds.',
    retryAfter: 2,
  },
  'read only': {
    message:
      'Our database can only be read at the moment, so nothing was saved. Please try again in a few seconds.',
    retryAfter: 5,
  },
  full: {
    message:
      'Our database has no room left at the moment, so this could not be done. Please try again in half a minute.',
    retryAfter: 30,
  },
  'short of memory': {
    message:
      'Our database is short of memory at the moment, so this could not be done. Please try again in a few seconds.',
    retryAfter: 5,
  },
}

/**
 * Maps an error to an answer: refusals to their status, a hindered database to a 503 with Retry-After, everything
 * else to a 500 that reveals nothing.
 */
export function answerError(error: Error, c: Context<AppEnv>): Response {
  const hindrance = isCallerGone(error) ? undefined : hindranceOf(error)
  const refusal = hindrance ? refusalFor(hindrance, error) : asRefusal(error)
  const requestId = c.var.requestId ?? ''
  if (hindrance) {
    const { message: reason, errorCode } = loggedError(error)
    requestLog(c)?.warn(
      { hindrance, reason, errorCode, path: loggedPath(c.req.path) },
      'the database could not do what was asked',
    )
  }
  if (!refusal) {
    requestLog(c)?.error({ err: error, method: c.req.method, path: loggedPath(c.req.path) }, 'request failed')
    const failed = refusalIn(requestLanguage(), 'Something went wrong on our side. Please try again.')
    return c.json(body('internal', failed, requestId), 500)
  }
  if (refusal.retryAfter !== undefined)
    c.header('Retry-After', String(Math.max(1, Math.ceil(refusal.retryAfter))))
  const { code, message, fields, retryAfter, details } = refusal
  const said = (text: string) => refusalIn(requestLanguage(), text, retryAfter)
  const more = { details, fields: fields && fieldRefusalsIn(requestLanguage(), fields) }
  return c.json(body(code, said(message), requestId, more), errorStatuses[code])
}

function refusalFor(hindrance: Hindrance, error: Error): Refusal {
  const { message, retryAfter } = hindered[hindrance]
  const said =
    error instanceof CommitUnknown
      ? 'We lost the connection to our database while saving this. Please check whether it was saved before you try again.'
      : message
  return new Refusal('unavailable', said, { retryAfter })
}

/** Node's error where a caller hangs up in the middle of a body, with the code that a broken database connection has. */
const isCallerGone = (error: Error & { code?: unknown }): boolean =>
  error.code === 'ECONNRESET' && error.message === 'aborted'

function asRefusal(error: Error): Refusal | null {
  if (error instanceof Refusal) return error
  if (isCallerGone(error)) return new Refusal('invalid', 'The body ended before its end')
  if (error instanceof HTTPException) {
    if (error.status === 413) return new Refusal('too_large', 'That is too large')
    if (error.status < 500)
      return new Refusal(error.status === 404 ? 'not_found' : 'invalid', error.message || 'Invalid request')
  }
  if (badValueStates.has(sqlState(error) ?? ''))
    return new Refusal('invalid', 'Something in the input cannot be stored')
  return null
}

type More = { fields?: FieldErrors | undefined; details?: Record<string, unknown> | undefined }

function body(code: string, message: string, requestId: string, more: More = {}): ErrorBody {
  return {
    error: {
      code,
      message,
      ...(more.fields && { fields: more.fields }),
      ...(more.details && { details: more.details }),
      request_id: requestId,
    },
  }
}
