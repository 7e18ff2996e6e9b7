import type { Call } from './calls.ts'

/** Lines of at most this length stand on one line. */
const WIDTH = 70

const addressOf = ({ path, pathParameters }: Call): string =>
  path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(pathParameters.find((one) => one.name === name)?.example ?? `<${name}>`)),
  )

/** A call as a line of a shell, with the key in REGULARS_KEY. */
export function curlOf(call: Call, publicUrl: string): string {
  const { operation, method, body, needsKey, fileType } = call
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${publicUrl}${addressOf(call)}`,
    `-H "Authorization: Bearer $REGULARS_KEY"`,
    ...(needsKey ? [`-H 'Idempotency-Key: ${operation}-1'`] : []),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body, null, 2))}`]),
    ...(fileType ? [`-o ${call.path.split('/').at(-1)}`] : []),
  ]
  return parts.join(' \\\n  ')
}

/** A text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** A call by the typed client, which `regulars` is. */
export function typescriptOf({ method, path, pathParameters, needsKey, body, fileType }: Call): string {
  const inPath = Object.fromEntries(pathParameters.map(({ name, example }) => [name, example ?? `<${name}>`]))
  const params = {
    ...(pathParameters.length > 0 && { path: inPath }),
    ...(needsKey && { header: { 'idempotency-key': new Code('crypto.randomUUID()') } }),
  }
  const options = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(body !== undefined && { body }),
    ...(fileType && { parseAs: 'text' }),
  }
  const given = Object.keys(options).length > 0 ? `, ${literal(options)}` : ''
  return `const { data, error } = await regulars.${method}('${path}'${given})`
}

/** An expression that stands in an example as it is. */
class Code {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A value as TypeScript, in the house's style: on one line where it fits. */
function literal(value: unknown, indent = ''): string {
  if (value instanceof Code) return value.text
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const inner = `${indent}  `
  const parts = (of: string): string[] =>
    Array.isArray(value)
      ? value.map((one) => literal(one, of))
      : Object.entries(value).map(([name, one]) => `${nameOf(name)}: ${literal(one, of)}`)
  const short = parts(inner)
  if (short.length === 0) return `${open}${close}`
  const line = Array.isArray(value) ? `[${short.join(', ')}]` : `{ ${short.join(', ')} }`
  if (line.length + indent.length <= WIDTH && !line.includes('\n')) return line
  return `${open}\n${short.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
}

const nameOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`)
