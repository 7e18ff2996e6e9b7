import { bookshop, cafe } from '#database/demo/cast.ts'
import { isLoaded, loadDemo, makeSuperAdmin } from '#database/demo/loadDemo.ts'
import type { DemoLoading } from '#server/app.ts'
import type { DemoConfig } from '#server/commands/config.ts'
import type { Auth } from '#server/identity/auth/index.ts'
import type { Database } from '#server/platform/database/index.ts'
import { refuseWhileLoading } from './refuseWhileLoading.ts'

const people = [cafe.owner, cafe.barista, bookshop.owner].map(({ email }) => email)

/** The demo's businesses as the server sees them. */
export type DemoBusinesses = DemoLoading & {
  /** Loads the businesses unless they are loaded. @throws if that fails */
  load(onPercent: (percent: number) => void): Promise<void>
  stop(): Promise<void>
}

/** Makes the super admin, who needs no business, and checks if the businesses are loaded. */
export async function openDemoBusinesses(
  config: DemoConfig,
  database: Database,
  auth: Auth,
): Promise<DemoBusinesses> {
  await makeSuperAdmin(database, auth)
  let percent = (await isLoaded(database)) ? 100 : 0
  let stop = async () => {}
  return {
    percent: () => percent,
    refuseWhileLoading: refuseWhileLoading(() => percent, people),
    stop: () => stop(),
    load: async (onPercent) => {
      if (percent === 100) return
      const loading = loadDemo(database, config, (lived) => {
        // The last percent is for writing the year into the database.
        percent = Math.min(lived, 99)
        onPercent(percent)
      })
      stop = loading.stop
      await loading.loaded
      percent = 100
    },
  }
}
