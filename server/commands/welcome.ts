import type { Config } from '#server/platform/config.ts'

/** The first thing a newcomer reads. */
export async function printWelcome(config: Config): Promise<void> {
  if (config.mode === 'demo' && config.demoShop) {
    const { describeDemo } = await import('#database/demo/describeDemo.ts')
    return console.log(describeDemo(config.publicUrl))
  }
  console.log(`Regulars serves ${config.publicUrl}`)
  if (config.mode === 'demo') console.log(`Every text and mail it sends: ${config.publicUrl}/dev/inbox`)
}
