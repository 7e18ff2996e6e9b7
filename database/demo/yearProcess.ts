// Run as a process by loadDemo: a year of queries would block the pages, and an engine frees its memory only when
// its process ends.
import { WHOLE_YEAR } from './fillDemo.ts'
import { type ForServer, liveApart } from './liveApart.ts'

// The server disconnects once it has the rows: a process that ended by itself might be gone before they are read.
process.once('disconnect', () => process.exit())
// Ctrl-C reaches this process too, but the server stops it.
process.on('SIGINT', () => {})
process.once('message', async (server: ForServer) => {
  let told = 0
  const rows = await liveApart(server, WHOLE_YEAR, (done, of) => {
    const percent = Math.floor((done / of) * 100)
    // Visits that messages bring make the year longer: what was told before is not told again.
    if (percent > told) process.send!({ percent })
    told = Math.max(told, percent)
  })
  process.send!({ rows })
})
