import type { ClientResponse } from 'hono/client'
import { hc } from 'hono/client'
import type { Api } from '#server/api.ts'
import { language } from '#web/ui/language.ts'
import { fetchProven } from './proveAgain.ts'
import { texts } from './texts.ts'

// Written out, because importing the contract would bring its schemas along; the type keeps both the same.
export const BUSINESS_HEADER: typeof import('#server/identity/sessions/contract.ts').BUSINESS_HEADER =
  'regulars-business'

let businessOnScreen: string | undefined

/**
 * Sets the business on the screen. Every later call names it, so that nothing is done in another business by mistake.
 */
export function workIn(businessId: string | undefined): void {
  businessOnScreen = businessId
}

/** The business on the screen. */
export const businessAtWork = (): string | undefined => businessOnScreen

/** Typed clients of our API's three parts. Paths, inputs and answers come from the contracts. */
export const { v1, app, auth } = hc<Api>('/', {
  fetch: fetchProven,
  headers: (): Record<string, string> => ({
    // The answer's sentences come in the language of the page.
    'Accept-Language': language,
    ...(businessOnScreen && { [BUSINESS_HEADER]: businessOnScreen }),
  }),
}).api

/** A refusal by the server, in its one error shape. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly details: Record<string, unknown>
  readonly requestId: string
  /** Seconds after which the server wants a retry, if it said so. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    error: {
      code: string
      message: string
      fields?: Record<string, string>
      details?: Record<string, unknown>
      request_id: string
    },
    retryAfter?: number,
  ) {
    super(error.message)
    this.name = 'ApiError'
    this.status = status
    this.code = error.code
    this.fields = error.fields ?? {}
    this.details = error.details ?? {}
    this.requestId = error.request_id
    this.retryAfter = retryAfter
  }
}

/** True if the server refused the call, so that nothing was written. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

/** True if nothing says what the server thinks: it was not reached, or a proxy answered in its place. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status)

type Answer<R> =
  R extends ClientResponse<infer Body, infer Status, string>
    ? // A refusal's type has all statuses at once.
      [Status] extends [200 | 201]
      ? Body
      : [Status] extends [204]
        ? null
        : never
    : never

/** The answer's body, null without one, or an ApiError; a network failure is an ApiError with status 0. */
export async function call<R extends ClientResponse<unknown, number, string>>(
  request: Promise<R>,
): Promise<Answer<R>> {
  const response = await answered(request)
  return (await response.json().catch(() => null)) as never
}

/** `call` for an answer that is a file. */
export const callForFile = async (request: Promise<ClientResponse<unknown, number, string>>): Promise<Blob> =>
  (await answered(request)).blob()

async function answered<R extends ClientResponse<unknown, number, string>>(request: Promise<R>): Promise<R> {
  const response = await request.catch(() => {
    throw new ApiError(0, {
      code: 'offline',
      message: texts.offline,
      request_id: '',
    })
  })
  if (response.ok) return response
  const body = (await response.json().catch(() => null)) as never
  throw new ApiError(response.status, errorOf(body), secondsIn(response.headers.get('retry-after')))
}

/** Seconds in a Retry-After header. Our server sends whole seconds; a date, as a proxy may send, is ignored. */
const secondsIn = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) : undefined

function errorOf(body: { error?: ConstructorParameters<typeof ApiError>[1] } | null) {
  return body?.error ?? { code: 'unavailable', message: texts.unavailable, request_id: '' }
}
