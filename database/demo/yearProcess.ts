// Run as a process by loadDemo: a year of queries would keep the pages waiting, and an engine gives its memory back only
// when its process ends.
import { WHOLE_YEAR } from './fillDemo.ts'
import { type ForServer, liveApart } from './liveApart.ts'

process.once('disconnect', () => process.exit())
process.once('message', async (server: ForServer) => {
  let told = 0
  const rows = await liveApart(server, WHOLE_YEAR, (done, of) => {
    const percent = Math.floor((done / of) * 100)
    if (percent > told) process.send!({ percent })
    told = percent
  })
  process.send!({ rows }, undefined, undefined, () => process.disconnect())
})
