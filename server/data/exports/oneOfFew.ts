import { Refusal } from '#server/platform/context/refusal.ts'

/** Downloads of one business at once, in this process: each reads on as long as somebody takes it. */
export const MOST_AT_ONCE = 2

const underWay = new Map<string, number>()

/**
 * The pages of one more download, which counts until it is over or broken off.
 * @throws {Refusal} 'too_many_requests'
 */
export function oneOfFew<Page>(
  businessId: string,
  pages: AsyncGenerator<Page, void>,
): AsyncGenerator<Page, void> {
  const others = underWay.get(businessId) ?? 0
  if (others >= MOST_AT_ONCE)
    throw new Refusal(
      'too_many_requests',
      `Your shop downloads ${others} files at the moment. Wait until one of them is done.`,
      { retryAfter: RETRY_SECONDS },
    )
  underWay.set(businessId, others + 1)
  return counted(businessId, pages)
}

const RETRY_SECONDS = 10

async function* counted<Page>(
  businessId: string,
  pages: AsyncGenerator<Page, void>,
): AsyncGenerator<Page, void> {
  try {
    yield* pages
  } finally {
    const left = underWay.get(businessId)! - 1
    if (left > 0) underWay.set(businessId, left)
    else underWay.delete(businessId)
  }
}
