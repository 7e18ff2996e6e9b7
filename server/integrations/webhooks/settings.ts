import type { Environment, Settings } from '#server/platform/settings/setting.ts'

export const webhookSettings = {
  WEBHOOK_LOOPBACK: {
    about: "on lets webhooks call programs on this machine: a developer's alone.",
    line: '#WEBHOOK_LOOPBACK=off',
  },
} as const satisfies Settings

/** True if webhooks may go to addresses of this machine, also without TLS. Any other value than `on` is off. */
export const readWebhookLoopback = (environment: Environment): boolean =>
  environment.WEBHOOK_LOOPBACK === 'on'
