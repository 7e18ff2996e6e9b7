export type LegalText = {
  title: string
  /** When the words last changed. */
  since: string
  intro: string
  sections: { heading: string; paragraphs: string[] }[]
}
