import { Refusal } from '#server/platform/context/refusal.ts'

/** Downloads of one business at a time, in this process: each stays open as long as the client reads it. */
export const MOST_AT_ONCE = 2

const underWay = new Map<string, number>()

/**
 * Wraps the pages of a download, which counts until it ends or is broken off.
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
