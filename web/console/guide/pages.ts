/** A page of docs/guide/, loaded when it is opened. */
type GuidePage = {
  title: string
  /** The first words of the addresses at whose screens Help opens it. */
  at: readonly string[]
  load: () => Promise<{ default: string }>
}

/** The owner's guide in its order, by the last word of each page's address. */
export const guide = {
  'first-program': {
    title: 'Your first program',
    at: ['programs'],
    load: () => import('../../../docs/guide/first-program.md'),
  },
  'qr-code': {
    title: 'The QR code on the counter',
    at: ['qr-codes'],
    load: () => import('../../../docs/guide/qr-code.md'),
  },
  till: { title: 'At the till', at: ['counter'], load: () => import('../../../docs/guide/till.md') },
  import: {
    title: 'Bring your customers along',
    at: ['customers'],
    load: () => import('../../../docs/guide/import.md'),
  },
  campaign: {
    title: 'Write to your guests',
    at: ['segments', 'campaigns', 'sms-templates', 'email-templates', 'triggers', 'communications'],
    load: () => import('../../../docs/guide/campaign.md'),
  },
  numbers: {
    title: 'Read your numbers',
    at: ['analytics', 'dashboard'],
    load: () => import('../../../docs/guide/numbers.md'),
  },
  team: {
    title: 'Your team',
    at: ['company', 'account', 'audit'],
    load: () => import('../../../docs/guide/team.md'),
  },
  plan: {
    title: 'Plan and payment',
    at: ['subscription'],
    load: () => import('../../../docs/guide/plan.md'),
  },
  'own-domain': {
    title: 'Your own name and domain',
    at: ['settings'],
    load: () => import('../../../docs/guide/own-domain.md'),
  },
  leaving: { title: 'Leaving', at: [], load: () => import('../../../docs/guide/leaving.md') },
} satisfies Record<string, GuidePage>

export type GuideName = keyof typeof guide

export const isGuideName = (name: string): name is GuideName => Object.hasOwn(guide, name)

/** The page that explains the screen at an address; undefined where none does. */
export function guideAt(path: string): GuideName | undefined {
  const screen = path.split('/')[1] ?? ''
  return Object.entries(guide).find(([, { at }]) => (at as readonly string[]).includes(screen))?.[0] as
    | GuideName
    | undefined
}
