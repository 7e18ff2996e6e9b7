/**
 * The path of a business's logo below our origin; null without a logo. The file's name is a hash of its content, so the
 * file never changes.
 */
export const logoPath = ({ logo_hash }: { logo_hash: string | null }): string | null =>
  logo_hash && `/logos/${logo_hash}`
