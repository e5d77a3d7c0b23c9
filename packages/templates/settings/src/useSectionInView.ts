import { useEffect, useEffectEvent, useState } from 'react'
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
  const [current, setCurrent] = useState(sections[0])
  /** Where the page stood once a section was gone to: it is the current one until the reader scrolls. */
  const [landed, setLanded] = useState<number | null>(null)

  const look = useEffectEvent((target: EventTarget | null) => {
    const scroller = target instanceof HTMLElement ? target : document.documentElement
    // What comes of going there is not the reader's scrolling.
    if (landed !== null && Math.abs(scroller.scrollTop - landed) < 2) return
    const way = scroller.scrollHeight - scroller.clientHeight
    const line = (way > 0 ? scroller.scrollTop / way : 0) * window.innerHeight
    const passed = sections.filter((section) => {
      const place = placeOf(section)
      return place !== null && place.getBoundingClientRect().top <= line
    })
    setLanded(null)
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
    if (!place || !sections.includes(section)) return
    place.scrollIntoView({ block: 'start' })
    place.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    setLanded(scrolledOf(place))
    setCurrent(section)
  }

  // A link that names a section opens at it.
  const open = useEffectEvent(show)
  useEffect(() => {
    if (hash !== '') open(decodeURIComponent(hash.slice(1)))
  }, [hash])

  return {
    current,
    goTo(section) {
      // It is the same address with the same changes in its fields: nothing is left.
      history.replaceState(history.state, '', `#${section}`)
      show(section)
    },
  }
}

/** How far what a place stands in is scrolled. */
function scrolledOf(place: HTMLElement): number {
  for (let part = place.parentElement; part; part = part.parentElement)
    if (part.scrollTop > 0) return part.scrollTop
  return document.documentElement.scrollTop
}
