export type LegalText = {
  title: string
  /** The month of the last change. */
  since: string
  intro: string
  sections: { heading: string; paragraphs: string[] }[]
}
