export type ErrorBody = {
  error: { type: string; message: string; code?: string; param?: string } & Record<string, unknown>
}

/** A refusal in Stripe's form. `isKept`: repeated for the same Idempotency-Key. */
export class StripeFailure extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly isKept: boolean

  constructor(status: number, error: ErrorBody['error'], isKept = false) {
    super(error.message)
    this.status = status
    this.body = { error }
    this.isKept = isKept
  }
}

/** What the caller did wrong: 400 unless `status` says more. */
export function invalid(
  message: string,
  { code, param, status = 400 }: { code?: string; param?: string; status?: number } = {},
): StripeFailure {
  return new StripeFailure(status, {
    type: 'invalid_request_error',
    message,
    ...(code && { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
    ...(param && { param }),
  })
}

/** As Stripe: 404 for the object that the address names, 400 for one that a parameter names. */
export const missing = (noun: string, id: string, param?: string): StripeFailure =>
  invalid(`No such ${noun}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
    status: param === undefined ? 404 : 400,
  })
