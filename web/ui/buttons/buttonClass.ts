export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong aria-disabled:hover:bg-accent',
  secondary: 'border border-edge/60 bg-surface text-ink hover:border-edge hover:bg-quiet',
  quiet: 'text-ink hover:bg-quiet',
  danger: 'bg-danger text-on-danger hover:brightness-110',
}

const sizes: Record<ButtonSize, string> = {
  small: 'h-11 px-3 text-sm pointer-fine:h-8 rounded-sm',
  medium: 'h-11 px-4 text-base pointer-fine:h-10 rounded-md',
  large: 'h-14 px-6 text-lg rounded-md',
}

/** In the narrowest windows, as of a page at 400 %, a long label takes two lines. */
const wraps =
  'max-[21rem]:h-auto! max-[21rem]:min-h-11 max-[21rem]:shrink max-[21rem]:whitespace-normal max-[21rem]:py-1'

/** The look of a button, for links that act as one. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium'): string {
  return `inline-flex forced-colors:border shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap font-semibold transition active:scale-[0.98] disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-disabled:active:scale-100 ${wraps} ${variants[variant]} ${sizes[size]}`
}
