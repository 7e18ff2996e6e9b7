/** Exit codes of the commands, and of a start: 0 is done, 1 a fault that nobody expected. */
export const exitCodes = {
  /** Wrong arguments, or a setting that is missing or wrong. */
  usage: 2,
  /** It was not done, for the reason that the message tells with its remedy. Nothing was changed. */
  refused: 3,
  /** It was done, but the result is not what it must be: a backup that does not restore, a set-up with a fault. */
  unsound: 4,
} as const

/** One table for all commands, as their helps and docs/hosting/commands.md have it. */
export const exitLine = `\
Exit codes: 0 done, 1 an unexpected fault, ${exitCodes.usage} wrong use or settings, ${exitCodes.refused} refused, and nothing was changed,
${exitCodes.unsound} done, but the result is not what it must be.`

/** A command that could not do what it was asked. The message is for the operator, with the remedy. */
export class CommandFailure extends Error {
  readonly exitCode: number

  constructor(reason: keyof typeof exitCodes, message: string) {
    super(message)
    this.exitCode = exitCodes[reason]
  }
}
