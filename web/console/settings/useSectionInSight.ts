import { useEffect, useRef, useState } from 'react'
import type { Section, SectionId } from './sections.ts'

/**
 * Which section is being read, and the way to another one. The line that a section has to pass goes down the window as
 * the page goes up, so that the short ones at the end have their turn.
 */
export function useSectionInSight(sections: readonly Section[]) {
  const [current, setCurrent] = useState<SectionId | undefined>(sections[0]?.id)
  // Where the page stood when somebody chose: until it moves on, what they chose is it.
  const chosenAt = useRef<number>(undefined)

  const goTo = (id: SectionId) => {
    const section = document.getElementById(id)
    if (!section) return
    section.scrollIntoView()
    section.focus({ preventScroll: true })
    chosenAt.current = Math.round(window.scrollY)
    setCurrent(id)
  }
  useEffect(() => {
    const named = sections.find(({ id }) => `#${id}` === location.hash)
    if (named) goTo(named.id)
    // The address leads to a section when the screen opens; from then on people do.
  }, [])
  useEffect(() => {
    const look = () => {
      if (Math.round(window.scrollY) === chosenAt.current) return
      chosenAt.current = undefined
      setCurrent(lastBefore(lineOf(), sections))
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [sections])
  return { current, goTo }
}

/** In pixels of the window. */
function lineOf(): number {
  const way = document.documentElement.scrollHeight - window.innerHeight
  return way > 0 ? (window.scrollY / way) * window.innerHeight : 0
}

function lastBefore(line: number, sections: readonly Section[]): SectionId | undefined {
  // Where it is scrolled to by its name, a section stands a little below the edge.
  const isBefore = ({ id }: Section) => topOf(id) <= Math.max(line, SCROLL_MARGIN)
  return (sections.findLast(isBefore) ?? sections[0])?.id
}

const SCROLL_MARGIN = 24
const topOf = (id: SectionId): number => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity
