import { type Config, canText } from '#server/commands/config.ts'
import { version } from '#server/platform/settings/version.ts'
import type { DemoBusinesses } from './demoBusinesses.ts'

/**
 * Prints the first lines that a newcomer reads. A sign-in is printed once it works; the demo's businesses are loaded
 * meanwhile.
 */
export async function printWelcome(config: Config, demo?: DemoBusinesses): Promise<void> {
  if (demo) return welcomeToDemo(config.publicUrl, demo)
  console.log(`Regulars ${version} serves ${config.publicUrl}`)
  if (!canText(config)) console.log('It sends no texts: for that, set TWILIO_* (docs/operations.md).')
  if (config.mode === 'demo') console.log(`Every text and mail it sends: ${config.publicUrl}/dev/inbox`)
}

const TOLD_EVERY_PERCENT = 10

async function welcomeToDemo(publicUrl: string, demo: DemoBusinesses): Promise<void> {
  const { describeDemo, describeLoading } = await import('#database/demo/describeDemo.ts')
  if (demo.percent() < 100) console.log(describeLoading(publicUrl))
  try {
    await demo.load((percent) => {
      if (percent % TOLD_EVERY_PERCENT === 0) console.log(`  The café’s year: ${percent} %`)
    })
    console.log(describeDemo(publicUrl))
  } catch (error) {
    // A person who made a business of their own in the meantime keeps working in it.
    console.error('The café could not be loaded. The next start tries again.', error)
  }
}
