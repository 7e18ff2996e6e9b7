// npm run types: writes src/schema.ts from openapi.json, which tests/laws/api/typedClient.test.ts holds to the API. It asks
// for TypeScript 5, whose API openapi-typescript writes by, so this folder has packages of its own.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const document = readFileSync('openapi.json', 'utf8')
const hash = createHash('sha256').update(document).digest('hex')
const types = astToString(await openapiTS(document, { alphabetize: true }))
writeFileSync(
  'src/schema.ts',
  `// Written by npm run types, of openapi.json with this SHA-256:\n// ${hash}\n${types}`,
)
