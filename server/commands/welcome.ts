import type { Config } from '#server/platform/config.ts'
import type { Services } from '#server/services.ts'

/** The first thing a newcomer reads. */
export async function printWelcome(config: Config, _services: Services): Promise<void> {
  if (config.mode === 'production') {
    console.log(`Regulars serves ${config.publicUrl} on port ${config.port}.`)
    return
  }
  const { describeDemo } = await import('#database/demo/describeDemo.ts')
  console.log(describeDemo(config.publicUrl))
}
