import { useEffect, useRef, useState } from 'react'
import type { Section, SectionId } from './sections.ts'

/**
 * The section that is being read, and a function to go to another one. The line that a section has to pass moves down
 * the window as the page scrolls, so that the short sections at the end are reached too.
 */
export function useSectionInSight(sections: readonly Section[]) {
  const [current, setCurrent] = useState<SectionId | undefined>(sections[0]?.id)
  // Scroll position when somebody chose a section: their choice counts until the page moves on.
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
    // The address leads to a section only when the screen opens.
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

/** Position of the line, in pixels of the window. */
function lineOf(): number {
  const way = document.documentElement.scrollHeight - window.innerHeight
  return way > 0 ? (window.scrollY / way) * window.innerHeight : 0
}

function lastBefore(line: number, sections: readonly Section[]): SectionId | undefined {
  // A section that is scrolled to by name stands a little below the edge.
  const isBefore = ({ id }: Section) => topOf(id) <= Math.max(line, SCROLL_MARGIN)
  return (sections.findLast(isBefore) ?? sections[0])?.id
}

const SCROLL_MARGIN = 24
const topOf = (id: SectionId): number => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity
