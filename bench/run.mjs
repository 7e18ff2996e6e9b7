// Run by bin/bench.mjs. The application's pages are .tsx, which Node does not read by itself.
import { runnerImport } from 'vite'

await runnerImport('./bench/main.ts', { configFile: false })
