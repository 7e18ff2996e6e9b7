import { texts } from '../texts.ts'

/** Says below a button that nobody knows what became of its request. */
export const NoAnswer = () => (
  <p role="alert" className="basis-full text-danger-text text-sm">
    {texts.rewards.noAnswer} {texts.purchase.unknownText}
  </p>
)
