import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { type Finding, ok, warning, wrong } from './finding.ts'

const ABOUT = 'certificate'
const DAY_MS = 86_400_000
/** Proxies renew at 30 days: later, renewing has failed for a while. */
const SOON_DAYS = 14
const PATIENCE_MS = 10_000

/** Checks the certificate that a host shows: that everybody trusts it, and for how long. */
export async function checkCertificate({ hostname, port }: URL): Promise<Finding> {
  const host = hostname.replace(/^\[|\]$/g, '')
  try {
    const { fault, end } = await readCertificate(host, Number(port || 443))
    if (fault)
      return wrong(
        ABOUT,
        `browsers do not trust that of ${host} (${fault}). Let the proxy fetch one for this name.`,
      )
    return judgeEnd(host, end)
  } catch (error) {
    return wrong(
      ABOUT,
      `${host} shows none (${(error as Error).message}). Start the proxy, and open the port.`,
    )
  }
}

function judgeEnd(host: string, end: Date): Finding {
  const days = Math.floor((end.getTime() - Date.now()) / DAY_MS)
  const said = `that of ${host} ends on ${end.toISOString().slice(0, 10)}, in ${days} days`
  return days < SOON_DAYS
    ? warning(ABOUT, `${said}: read in the proxy’s log why it is not renewed.`)
    : ok(ABOUT, said)
}

function readCertificate(host: string, port: number): Promise<{ fault: string | null; end: Date }> {
  return new Promise((resolve, reject) => {
    // An untrusted certificate is read too, to say why it is not trusted.
    const name = isIP(host) ? {} : { servername: host }
    const socket = connect({ host, port, ...name, rejectUnauthorized: false, timeout: PATIENCE_MS })
    socket.once('secureConnect', () => {
      const fault = socket.authorized ? null : String(socket.authorizationError)
      resolve({ fault, end: new Date(socket.getPeerCertificate().valid_to) })
      socket.destroy()
    })
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
  })
}
