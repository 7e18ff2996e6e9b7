import { RadioCards } from '#web/ui/fields/RadioCards.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { type Design, designs, type Paper } from './paper.ts'
import { paperTexts as words } from './paperTexts.ts'

type PaperChoiceProps = {
  design: Design
  paper: Paper
  onDesign: (design: Design) => void
  onPaper: (paper: Paper) => void
}

/** Chooses the design and the paper. */
export function PaperChoice({ design, paper, onDesign, onPaper }: PaperChoiceProps) {
  return (
    <>
      <RadioCards
        legend={words.design}
        name="design"
        cards={designs.map((value) => {
          const { label, text: description } = words.designs[value]
          return { value, label, description }
        })}
        value={design}
        onChange={onDesign}
      />
      <SelectField
        label={words.paper}
        value={paper}
        onChange={({ target }) => onPaper(target.value as Paper)}
      >
        <option value="a4">{words.papers.a4}</option>
        <option value="letter">{words.papers.letter}</option>
      </SelectField>
    </>
  )
}
