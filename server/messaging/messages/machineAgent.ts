/**
 * Agents that fetch a pixel or follow a link without anyone reading: Apple's mail privacy proxy says no more than
 * 'Mozilla/5.0', scanners name themselves. Gmail's and Yahoo's proxies fetch when a mail is opened.
 */
const machineAgent =
  /^$|^Mozilla\/5\.0$|bot|crawl|spider|scan|preview|barracuda|mimecast|proofpoint|curl|wget|python|safelinks|urldefense/i

/** Whether a program called, not a person. Nobody looks at something by HEAD, which link checkers do. */
export const isMachine = (method: string, agent: string | undefined): boolean =>
  method === 'HEAD' || machineAgent.test((agent ?? '').trim())
