/** Styles of mails, written at each element because not all mail programs know style sheets. */

export const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
export const CODE =
  'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:26px;font-weight:700;letter-spacing:3px'
/** Width of a mail on wide screens, and of its margins at the left and right, in pixels. */
export const SHEET_WIDTH = 560
export const SIDE = 32

const FALLBACK_COLOR = '#c2410c'

/** Gives a business's colour, or the platform's if it is no '#rrggbb'. */
export const brandColor = (color: string): string => (/^#[0-9a-f]{6}$/i.test(color) ? color : FALLBACK_COLOR)

/** Gives black or white, whichever has more contrast on a colour (WCAG 2). */
export function inkOn(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? '#ffffff' : '#1c1917'
}
