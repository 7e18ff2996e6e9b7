import pLimit from 'p-limit'

/** As many as the server has connections to its database. */
const AT_ONCE = 4

/** Does the same to each of many, a few at a time. */
export async function atOnce<One>(all: Iterable<One>, work: (one: One) => Promise<void>): Promise<void> {
  const limit = pLimit(AT_ONCE)
  await Promise.all(Array.from(all, (one) => limit(() => work(one))))
}
