import type { LegalText } from './legalText.ts'

/** The way to report a vulnerability, and what reporters can rely on. */
export const security: LegalText = {
  title: 'Report a security fault',
  since: 'November 2026',
  intro:
    'If you found a way to see or change what is not yours, or to make the service do what it should not, please tell us before you tell others. You need no account, and we are glad to hear of it.',
  sections: [
    {
      heading: 'What helps',
      paragraphs: [
        'Write to the address below: what you did, step by step, what happened, and what you think it lets somebody do. A request and its answer say more than a screenshot; each error shows a request id by which we find it again.',
        'We answer within three working days, tell you what we found within ten, and tell you when it is mended. We name you if you like.',
      ],
    },
    {
      heading: 'What we ask of you',
      paragraphs: [
        'Use accounts and shops that you made yourself. Stop as soon as you see data of somebody else, keep none of it, and say so. Do not flood the service, send messages to people who did not ask for them, or trick people.',
        'Whoever keeps to this and gives us time to mend it, ninety days at the most, will hear from us with thanks and not from a lawyer.',
      ],
    },
  ],
}
