export type ErrorBody = {
  error: { type: string; message: string; code?: string; param?: string } & Record<string, unknown>
}

/** A refusal in Stripe's form. `isKept`: the refusal is repeated for the same Idempotency-Key. */
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

/** A mistake of the caller: status 400 unless `status` is given. */
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

/** As at Stripe: 404 for an object named by the address, 400 for an object named by a parameter. */
export const missing = (noun: string, id: string, param?: string): StripeFailure =>
  invalid(`No such ${noun}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
    status: param === undefined ? 404 : 400,
  })
