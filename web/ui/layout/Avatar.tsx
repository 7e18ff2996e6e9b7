export type AvatarProps = {
  name: string
  /** True for a business, which has one letter, as on its card. */
  isBusiness?: boolean
  imageUrl?: string | null
  size?: 'small' | 'medium' | 'large'
}

const sizes = { small: 'size-8 text-sm', medium: 'size-10 text-base', large: 'size-16 text-xl' }

/** A picture or initials; hidden from screen readers, because the name is always beside it. */
export function Avatar({ name, isBusiness = false, imageUrl, size = 'medium' }: AvatarProps) {
  if (imageUrl) {
    return <img src={imageUrl} alt="" className={`shrink-0 rounded-full object-cover ${sizes[size]}`} />
  }
  return (
    <span
      aria-hidden
      dir="auto"
      className={`grid shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text ${sizes[size]}`}
    >
      {initials(name, isBusiness ? 1 : 2)}
    </span>
  )
}

/**
 * First letters of the first and last word, as readers see letters. Of a phone number, its last digits, which people
 * say.
 */
export function initials(name: string, most: 1 | 2 = 2): string {
  if (/^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(name)) return name.replace(/\D/g, '').slice(-most)
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 && most === 2 ? [words[0]!, words.at(-1)!] : words.slice(0, 1)
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
  return ends.map((word) => [...letters.segment(word)][0]?.segment.toUpperCase() ?? '').join('')
}
