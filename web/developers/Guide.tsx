import type { DevelopersPage } from '#server/console/developers/contract.ts'
import { formatNumber, PLATFORM_LOCALE } from '#server/platform/text/locale.ts'
import { Code } from './Code.tsx'
import { Part, Points, Rows, TextLink } from './Part.tsx'
import { texts } from './texts.ts'

/** The package of clients/typescript. */
const CLIENT = '@regulars/client'

const { guide, rules, scopes, errors, limits } = texts

/** From nothing to a first purchase by three commands. */
export function FirstPurchase({ publicUrl }: { publicUrl: string }) {
  return (
    <Part id="guide" title={guide.title}>
      <Step
        title={guide.key.title}
        text={guide.key.text}
        name="shell"
        link={[guide.key.link, '/settings#api-keys']}
      >
        {'export REGULARS_KEY=rk_...'}
      </Step>
      <Step title={guide.customer.title} text={guide.customer.text} name="curl">
        {`curl -X POST ${publicUrl}/api/v1/customers \\
  -H "Authorization: Bearer $REGULARS_KEY" \\
  -H 'Idempotency-Key: guest-1' \\
  -H 'Content-Type: application/json' \\
  -d '{ "first_name": "Ana" }'`}
      </Step>
      <Step title={guide.purchase.title} text={guide.purchase.text} name="curl">
        {`curl -X POST ${publicUrl}/api/v1/purchases \\
  -H "Authorization: Bearer $REGULARS_KEY" \\
  -H 'Idempotency-Key: purchase-1' \\
  -H 'Content-Type: application/json' \\
  -d '{ "customer_id": "CUSTOMER_ID", "amount": 480 }'`}
      </Step>
      <Step title={guide.client.title} text={guide.client.text} name="TypeScript">
        {`import { env } from 'node:process'
import { createRegulars } from '${CLIENT}'

const regulars = createRegulars({ url: '${publicUrl}', key: env.REGULARS_KEY! })`}
      </Step>
    </Part>
  )
}

function Step({
  title,
  link,
  text,
  name,
  children,
}: {
  title: string
  link?: [text: string, href: string]
  text: string
  name: string
  children: string
}) {
  return (
    <div className="mt-5">
      <h3 className="font-semibold text-lg">{title}</h3>
      {link && <TextLink href={link[1]}>{link[0]}</TextLink>}
      <p className="mt-1 mb-3 max-w-prose">{text}</p>
      <Code name={name}>{children}</Code>
    </div>
  )
}

export function Rules() {
  return (
    <Part id="rules" title={rules.title}>
      <Points points={rules.points} />
    </Part>
  )
}

export function Scopes() {
  return (
    <Part id="scopes" title={scopes.title}>
      <p className="mt-3 max-w-prose">{scopes.text}</p>
      <Rows
        head={[scopes.scope, scopes.opens]}
        rows={Object.entries(scopes.words).map(([scope, opens]) => [scope, opens])}
      />
      <p className="mt-4 max-w-prose">{scopes.closed}</p>
    </Part>
  )
}

/** An error as it is answered, for the page's example. */
const refusal = {
  error: {
    code: 'forbidden',
    message: 'This API key lacks the scope customers:read',
    details: { reason: 'scope', scope: 'customers:read' },
    request_id: '0198d4a2-5c11-7f08-b3de-29a4c6f81e70',
  },
}

export function Errors({ statuses }: { statuses: DevelopersPage['errors'] }) {
  return (
    <Part id="errors" title={errors.title}>
      <p className="mt-3 mb-3 max-w-prose">{errors.text}</p>
      <Code name="403">{JSON.stringify(refusal, null, 2)}</Code>
      <Rows
        head={[errors.code, errors.meaning]}
        rows={Object.entries(statuses).map(([code, status]) => [`${status} ${code}`, errors.words[code]!])}
      />
    </Part>
  )
}

const number = (count: number) => formatNumber(count, PLATFORM_LOCALE)

export function Limits({ limits: { key, business, keys, body } }: Pick<DevelopersPage, 'limits'>) {
  return (
    <Part id="limits" title={limits.title}>
      <Points
        points={[
          limits.key(number(key)),
          limits.business(number(business)),
          limits.keys(number(keys)),
          limits.body(number(body / 1024)),
          limits.headers,
        ]}
      />
    </Part>
  )
}

export function Changes() {
  return (
    <Part id="changes" title={texts.changes.title}>
      {texts.changes.versions.map(({ version, points }) => (
        <div key={version} className="mt-4">
          <h3 className="font-semibold text-lg">{version}</h3>
          <Points points={points} />
        </div>
      ))}
    </Part>
  )
}
