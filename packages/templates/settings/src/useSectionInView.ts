import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Section in view, with a function that scrolls to one. */
interface InView {
  current: string | undefined
  goTo: (section: string) => void
}

const placeOf = (section: string) =>
  document.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`)

/**
 * Tracks the section in view. A line across the window decides, which is at its top at the start of the page and at its bottom at
 * the end of the page: so every section gets its turn, also the last ones, which never reach the top.
 * @param sections in order
 */
export function useSectionInView(sections: readonly string[]): InView {
  const { hash } = useLocation()
  const named = sectionAt(hash)
  const [current, setCurrent] = useState(named ?? sections[0])
  /** Section of the last link, with its position in the window then: it is the current one until the user scrolls. */
  const landed = useRef<{ place: HTMLElement; top: number } | null>(null)
  const [seen, setSeen] = useState(hash)
  if (hash !== seen) {
    setSeen(hash)
    setCurrent(named ?? current)
  }

  function sectionAt(fragment: string): string | undefined {
    return sections.find((section) => fragment === `#${section}`)
  }

  const look = useEffectEvent((target: EventTarget | null) => {
    const scroller = target instanceof HTMLElement ? target : document.documentElement
    // Neither scrolling to a link, nor scroll anchoring while content above it grows, is scrolling by the user.
    if (landed.current && Math.abs(topOf(landed.current.place) - landed.current.top) < 2) return
    const way = scroller.scrollHeight - scroller.clientHeight
    const line = (way > 0 ? scroller.scrollTop / way : 0) * window.innerHeight
    const passed = sections.filter((section) => {
      const place = placeOf(section)
      return place !== null && topOf(place) <= line
    })
    landed.current = null
    setCurrent(passed.at(-1) ?? sections[0])
  })

  // The scroll container may be the page or a part of it.
  useEffect(() => {
    const onScroll = ({ target }: Event) => {
      if (target instanceof Element && !target.querySelector('[data-section]')) return
      look(target)
    }
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', onScroll, { capture: true })
  }, [])

  function show(section: string) {
    const place = placeOf(section)
    if (!place) return
    place.scrollIntoView({ block: 'start' })
    place.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    landed.current = { place, top: topOf(place) }
  }

  // A link with a section opens at it.
  const open = useEffectEvent(show)
  useEffect(() => {
    if (named !== undefined) open(named)
  }, [named])

  return {
    current,
    goTo(section) {
      // It is the same address with the same changes in its fields: the form is not left.
      history.replaceState(history.state, '', `#${section}`)
      show(section)
      setCurrent(section)
    },
  }
}

/** Distance of an element from the top of the window, in pixels. */
function topOf(place: HTMLElement): number {
  return place.getBoundingClientRect().top
}
