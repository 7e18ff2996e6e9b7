// The next server of `npm run dev`: has the packages loaded, and takes up the server's code when it is told to.
import '../machine/followStarter.mjs'

const [, , , ...packages] = process.argv
const loaded = Promise.allSettled(packages.map((name) => import(name)))
// Until it serves there is nothing to close.
const endAtOnce = () => process.exit()
process.once('SIGTERM', endAtOnce)
process.channel.ref()
process.once('message', async ({ port }) => {
  await loaded
  process.env.PORT = port
  process.off('SIGTERM', endAtOnce)
  process.channel.unref()
  await import('../../dist/dev/main.js')
})
