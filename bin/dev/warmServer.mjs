// The next server of `npm run dev`: loads the packages, and loads the server's code when it is told its port.
import '../machine/followStarter.mjs'

// The rest is the server's own command.
const packages = process.argv.splice(3)
const loaded = Promise.allSettled(packages.map((name) => import(name)))
// Before it serves there is nothing to close.
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
