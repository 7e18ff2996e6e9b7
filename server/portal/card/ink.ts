/** Gives white if its contrast on a business's colour is at least 4.5:1 (WCAG 2.2), else dark; dark if no '#rrggbb'. */
export function inkOn(color: string): string {
  const light = /^#[0-9a-f]{6}$/i.test(color) && 1.05 / (luminance(color) + 0.05) >= 4.5
  return light ? '#ffffff' : '#060403'
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
