/** A page of docs/guide/, loaded when it is opened. */
type GuidePage = {
  title: string
  load: () => Promise<{ default: string }>
}

/** The owner's guide in its order, by the last word of each page's address. */
export const guide = {
  'first-program': {
    title: 'Your first program',
    load: () => import('../../../docs/guide/first-program.md'),
  },
  'qr-code': {
    title: 'The QR code on the counter',
    load: () => import('../../../docs/guide/qr-code.md'),
  },
  till: { title: 'At the till', load: () => import('../../../docs/guide/till.md') },
  import: {
    title: 'Bring your customers along',
    load: () => import('../../../docs/guide/import.md'),
  },
  campaign: {
    title: 'Write to your guests',
    load: () => import('../../../docs/guide/campaign.md'),
  },
  numbers: {
    title: 'Read your numbers',
    load: () => import('../../../docs/guide/numbers.md'),
  },
  team: {
    title: 'Your team',
    load: () => import('../../../docs/guide/team.md'),
  },
  plan: {
    title: 'Plan and payment',
    load: () => import('../../../docs/guide/plan.md'),
  },
  'own-domain': {
    title: 'Your own name and domain',
    load: () => import('../../../docs/guide/own-domain.md'),
  },
  leaving: { title: 'Leaving', load: () => import('../../../docs/guide/leaving.md') },
} satisfies Record<string, GuidePage>

export type GuideName = keyof typeof guide

export const isGuideName = (name: string): name is GuideName => Object.hasOwn(guide, name)
