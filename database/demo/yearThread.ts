// Run as a thread by loadDemo: a year of queries would keep the pages waiting.
import { parentPort, workerData } from 'node:worker_threads'
import { WHOLE_YEAR } from './fillDemo.ts'
import { type ForServer, liveApart } from './liveApart.ts'

let told = 0
const rows = await liveApart(workerData as ForServer, WHOLE_YEAR, (done, of) => {
  const percent = Math.floor((done / of) * 100)
  if (percent > told) parentPort!.postMessage({ percent })
  told = percent
})
parentPort!.postMessage(
  { rows },
  rows.map((table) => table.rows),
)
