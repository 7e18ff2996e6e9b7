// Runs in the server's process and answers with the longest time that its loop was blocked since the last
// request, in milliseconds. Processor time is measured, so that other programs of the machine don't count. The
// probe's thread has a loop of its own, which blocks nobody.
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
