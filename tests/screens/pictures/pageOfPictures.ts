import { existsSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export type Pictures = {
  folder: string
  /** A folder of earlier pictures, shown before the new ones. */
  before?: string | undefined
  names: string[]
  widths: number[]
  themes: readonly string[]
}

export const pictureName = (name: string, width: number, theme: string): string =>
  `${name}-${width}-${theme}.png`

/** Writes index.html into the folder: every screen with all its pictures, beside the earlier ones. */
export function writePageOfPictures({ folder, before, names, widths, themes }: Pictures): void {
  const figures = (name: string) =>
    widths.flatMap((width) => themes.map((theme) => figureOf(name, width, theme))).join('')
  const figureOf = (name: string, width: number, theme: string) => {
    const file = pictureName(name, width, theme)
    const earlier = before && join(before, file)
    const images = [
      ...(earlier && existsSync(earlier) ? [image(relative(folder, earlier), 'before')] : []),
      image(file, earlier ? 'after' : `${name} at ${width} px, ${theme}`),
    ]
    return `<figure><figcaption>${width} px, ${theme}</figcaption><div>${images.join('')}</div></figure>`
  }
  const screens = names.map((name) => `<section id="${name}"><h2>${name}</h2>${figures(name)}</section>`)
  const index = names.map((name) => `<a href="#${name}">${name}</a>`).join(' ')
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title><style>${styles}</style><nav>${index}</nav>${screens.join('')}</html>`
  writeFileSync(join(folder, 'index.html'), page)
}

const image = (source: string, words: string) =>
  `<a href="${source}"><img loading="lazy" src="${source}" alt="${words}" title="${words}"></a>`

const styles = `
body { font: 16px/1.5 system-ui; margin: 2rem; background: #eee; color: #222 }
section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; margin-block: 3rem }
h2 { flex-basis: 100%; margin: 0 }
figure { margin: 0 }
figure div { display: flex; gap: 0.5rem }
img { height: 24rem; max-width: 40rem; object-fit: contain; object-position: top; border: 1px solid #ccc; background: #fff }`
