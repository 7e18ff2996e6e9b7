// In the server's process: whoever asks gets the longest time for which its loop was held since the last question, in
// milliseconds: of the processor, so that other programs of the machine count for nothing. A thread beside it has a loop of
// its own, which holds nobody.
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

const EVERY_MS = 1

if (isMainThread) {
  let before = usedMs()
  let longest = 0
  setInterval(() => {
    const now = usedMs()
    longest = Math.max(longest, now - before)
    before = now
  }, EVERY_MS).unref()
  const probe = createServer((_request, response) => {
    response.end(String(longest))
    longest = 0
  })
  probe.listen(Number(process.env.LOOP_PROBE_PORT), '127.0.0.1')
  probe.unref()
}

function usedMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
