/** Where a business's logo is served, below our origin; null without one. The content names it, so it never changes. */
export const logoPath = ({ logo_hash }: { logo_hash: string | null }): string | null =>
  logo_hash && `/logos/${logo_hash}`
