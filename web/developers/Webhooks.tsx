import { Code } from './Code.tsx'
import { Part, Points, Rows, TextLink } from './Part.tsx'
import { texts } from './texts.ts'

const { webhooks } = texts

const arriving = `webhook-id: 5b1a0d3e-0c55-8f0e-8a5e-6f4d1a9b2c3d
webhook-timestamp: 1795953483
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{
  "type": "operation.recorded",
  "timestamp": "2026-11-29T12:38:03.000Z",
  "data": {
    "customer_id": "0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61",
    "operation_id": "0198c2f4-9a11-7c20-8d4e-2b6f1c3d5e7f",
    "kind": "purchase",
    "sequence": 12
  }
}`

const receiving = `import { createServer } from 'node:http'
import { env } from 'node:process'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(env.WEBHOOK_SECRET)
createServer(async (request, response) => {
  try {
    const event = webhook.verify(await text(request), request.headers)
    response.writeHead(204).end()
    console.log(event.type, event.data)
  } catch {
    response.writeHead(400).end()
  }
}).listen(env.PORT ?? 8080)`

const running = `npm install standardwebhooks
WEBHOOK_SECRET=whsec_... node receive.mjs`

/** The other way round: what we tell a business's programs. */
export function Webhooks() {
  return (
    <Part id="webhooks" title={webhooks.title}>
      <p className="mt-3 max-w-prose">{webhooks.text}</p>
      <p className="mt-2">
        <TextLink href="/settings#webhooks">{webhooks.link}</TextLink>
      </p>
      <h3 className="mt-5 mb-3 font-semibold text-lg">{webhooks.arrives}</h3>
      <Code name="POST">{arriving}</Code>
      <Rows head={[webhooks.type, webhooks.when]} rows={Object.entries(webhooks.words)} />
      <Points points={webhooks.rules} />
      <h3 className="mt-5 font-semibold text-lg">{webhooks.verify}</h3>
      <p className="mt-1 mb-3 max-w-prose">{webhooks.verifyText}</p>
      <Code name="receive.mjs">{receiving}</Code>
      <h3 className="mt-5 font-semibold text-lg">{webhooks.run}</h3>
      <p className="mt-1 mb-3 max-w-prose">{webhooks.runText}</p>
      <Code name="shell">{running}</Code>
    </Part>
  )
}
