import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { simpleBlocks } from './simpleBlocks.ts'
import { textsIn } from './textsIn.ts'
import type { WrittenBlock, WrittenReward, WrittenSimple, WrittenSpan } from './written.ts'

/** Renders blocks as plain text, for the history and for the text part of a mail. */
export const asText = (blocks: readonly WrittenBlock[], language: PageLanguage): string =>
  simpleBlocks<WrittenSimple>(blocks)
    .map((block) => textOf(block, language))
    .filter((text) => text.trim() !== '')
    .join('\n\n')

/** Renders a reward and the code that redeems it as plain text. */
export const rewardAsText = ({ name, code }: WrittenReward, language: PageLanguage): string =>
  `${name}\n${textsIn[language].code(code)}`

/** Renders words that lead to an address as plain text. */
export const linkAsText = (label: string, url: string, language: PageLanguage): string =>
  textsIn[language].leadsTo(label, url)

function textOf(block: WrittenSimple, language: PageLanguage): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'text':
    case 'footer':
      return block.paragraphs.map((spans) => spans.map(spanText).join('')).join('\n\n')
    case 'picture':
      return block.alt && block.link
        ? linkAsText(block.alt, block.link, language)
        : block.alt || (block.link ?? '')
    case 'button':
      return linkAsText(block.label, block.url, language)
    case 'reward':
      return [...block.lines, ...block.rewards.map((reward) => rewardAsText(reward, language))].join('\n')
    case 'card':
      return [block.program, ...block.said].join('\n')
    case 'divider':
    case 'spacer':
      return ''
  }
}

const spanText = ({ text, link }: WrittenSpan): string => {
  const address = link?.replace(/^mailto:|^tel:/i, '')
  return address && address !== text.trim() ? `${text} (${address})` : text
}
