// npm run env-example: writes .env.example anew from the list of all settings.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleOfSettings } from '../server/commands/config.ts'
import { root } from './machine/command.mjs'

writeFileSync(join(root, '.env.example'), exampleOfSettings())
