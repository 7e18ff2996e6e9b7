/** Runs in a page. Returns rows of buttons whose tab order differs from their visible order, line by line. */
export function outOfOrder(page: Document = document): string[] {
  return [...page.querySelectorAll('[data-actions]')]
    .filter((row) => {
      const boxes = [...row.querySelectorAll('button, a[href]')]
        .map((button) => button.getBoundingClientRect())
        .filter(({ width }) => width > 0)
      return boxes.some((box, index) => {
        const before = boxes[index - 1]
        if (!before || box.top >= before.bottom) return false
        return box.bottom <= before.top || box.left < before.left
      })
    })
    .map((row) => row.textContent!.trim())
}
