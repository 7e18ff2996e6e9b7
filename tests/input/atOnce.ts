import pLimit from 'p-limit'

/** The number of the server's database connections. */
const AT_ONCE = 4

/** Runs `work` for each of many items, a few at a time. */
export async function atOnce<One>(all: Iterable<One>, work: (one: One) => Promise<void>): Promise<void> {
  const limit = pLimit(AT_ONCE)
  await Promise.all(Array.from(all, (one) => limit(() => work(one))))
}
