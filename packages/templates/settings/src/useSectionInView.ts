import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Which section is read, and the way to one. */
interface InView {
  current: string | undefined
  goTo: (section: string) => void
}

const placeOf = (section: string) =>
  document.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`)

/**
 * Follows which section is read. What tells is a line across the window, which is at its top at the page's beginning and at its end at the page's
 * end: so each section has its turn, also the last ones, which never come up to the top.
 * @param sections in their order
 */
export function useSectionInView(sections: readonly string[]): InView {
  const { hash } = useLocation()
  const named = sectionAt(hash)
  const [current, setCurrent] = useState(named ?? sections[0])
  /** The section that was gone to, and where in the window it stood then: it is the current one until the reader scrolls. */
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
    // Neither what comes of going there is the reader's scrolling, nor what keeps it in its place while what stands above it grows.
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

  // What scrolls may be the page or a part of it.
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

  // A link that names a section opens at it.
  const open = useEffectEvent(show)
  useEffect(() => {
    if (named !== undefined) open(named)
  }, [named])

  return {
    current,
    goTo(section) {
      // It is the same address with the same changes in its fields: nothing is left.
      history.replaceState(history.state, '', `#${section}`)
      show(section)
      setCurrent(section)
    },
  }
}

/** How far from the top of the window a place begins, in pixels. */
function topOf(place: HTMLElement): number {
  return place.getBoundingClientRect().top
}
