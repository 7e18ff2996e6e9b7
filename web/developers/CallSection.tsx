import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Code } from './Code.tsx'
import type { Call, Field } from './calls.ts'
import { curlOf, typescriptOf } from './code.ts'
import { texts } from './texts.ts'

const words = texts.calls

/** A call: what it is for, what it takes, and its example. `data-call` is what the search looks through. */
export function CallSection({ call, publicUrl }: { call: Call; publicUrl: string }) {
  const { operation, method, path, summary, scopes } = call
  return (
    <section
      id={operation}
      data-call={[operation, method, path, summary, ...scopes].join(' ').toLowerCase()}
      className="grid gap-x-8 gap-y-4 border-line border-t py-8 xl:grid-cols-2"
    >
      <div className="min-w-0">
        <h4 className="font-semibold text-lg">
          <a href={`#${operation}`} className="underline-offset-4 hover:underline">
            {summary}
          </a>
        </h4>
        <p className="mt-2 font-mono text-sm wrap-anywhere">
          <strong className="font-semibold text-accent-text">{method}</strong> {path}
        </p>
        <ul className="mt-2 text-muted text-sm">
          <li>
            {words.byScope}: {scopes.length === 0 ? words.closed : scopes.join(` ${words.or} `)}
          </li>
          {call.needsKey && <li>{words.idempotent}</li>}
          {call.needsTexts && <li>{words.needsTexts}</li>}
        </ul>
        {scopes.length > 0 && (
          <a
            href={`/developers/try#${operation}`}
            aria-label={texts.tryIt.linkOf(summary)}
            className={`${buttonClass('secondary', 'small')} mt-3`}
          >
            {texts.tryIt.link}
          </a>
        )}
        <Fields title={words.path} fields={call.pathParameters} />
        <Fields title={words.query} fields={call.queryParameters} />
        <Fields title={words.body} fields={call.bodyFields} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Code name={words.curl}>{curlOf(call, publicUrl)}</Code>
        <Code name={words.typescript}>{typescriptOf(call)}</Code>
        {call.answer === undefined ? (
          <p className="text-muted text-sm">{call.fileType ? words.file(call.fileType) : words.empty}</p>
        ) : (
          <Code name={words.answer(call.status)}>{JSON.stringify(call.answer, null, 2)}</Code>
        )}
      </div>
    </section>
  )
}

function Fields({ title, fields }: { title: string; fields: Field[] }) {
  if (fields.length === 0) return null
  return (
    <>
      <h5 className="mt-4 font-semibold text-sm">{title}</h5>
      <dl className="mt-1 text-sm">
        {fields.map(({ name, type, required }) => (
          <div key={name} className="flex flex-wrap gap-x-3 border-line border-b py-1.5">
            <dt className="font-mono wrap-anywhere">{name}</dt>
            <dd className="min-w-0 text-muted wrap-anywhere">
              {type}, {required ? words.required : words.optional}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
