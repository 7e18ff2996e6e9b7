// npm run prove: the whole suite at its full size, all journeys on both engines included. It takes hours where
// `npm test`, which runs a sample of it, takes minutes. Arguments go to vitest.
process.env.PROVE = 'true'
await import('./test.mjs')
