/** A line of what `check` found. The text has the remedy, and never a secret. */
export type Finding = { level: 'ok' | 'warning' | 'wrong'; about: string; text: string }

export const ok = (about: string, text: string): Finding => ({ level: 'ok', about, text })
export const warning = (about: string, text: string): Finding => ({ level: 'warning', about, text })
export const wrong = (about: string, text: string): Finding => ({ level: 'wrong', about, text })

export const lineOf = ({ level, about, text }: Finding): string => `${level.padEnd(7)}  ${about}: ${text}`

/** 'wrong' with the fault, or 'ok' with other words where there is none. */
export const unless = (fault: string | null, about: string, fine: string): Finding =>
  fault === null ? ok(about, fine) : wrong(about, fault)
