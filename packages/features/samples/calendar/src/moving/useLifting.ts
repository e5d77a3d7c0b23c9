import { useFormats } from '@console/core/i18n'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '../contract'
import type { ViewId } from '../paths'
import { move, stretch } from '../spans'
import { useTimes } from '../useTimes'
import { eventBeside } from './eventBeside'
import { stepOfKey } from './stepOfKey'

interface LiftingOptions {
  /** The views of days and hours, in which events bear `data-event-id`. */
  root: RefObject<HTMLElement | null>
  view: ViewId
  events: readonly CalendarEvent[]
  /** A lifted event is led there: it comes into sight. */
  onLead: (event: CalendarEvent) => void
  /** Puts it where it is dropped; not called where that is where it was. */
  onDrop: (event: CalendarEvent, to: CalendarEvent) => void
}

/** How one reads there. */
function readingIn(element: HTMLElement | null): 'ltr' | 'rtl' {
  return element && getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'
}

/**
 * An event that keys lift, lead elsewhere, make longer or shorter, and drop or put back. It is drawn where it would be; whatever others change meanwhile is
 * drawn around it. A press elsewhere puts it back.
 * @returns it as it would be, what is said of it, and what hears the key that lifts
 */
export function useLifting({ root, view, events, onLead, onDrop }: LiftingOptions) {
  const { t } = useTranslation('calendar')
  const formats = useFormats()
  const times = useTimes()
  const [lifted, setLifted] = useState<CalendarEvent | null>(null)
  const [said, setSaid] = useState('')
  const isLifted = lifted !== null

  const wordsFor = (event: CalendarEvent) => ({
    title: formats.isolate(event.title),
    when: times.span(event),
  })

  function putBack() {
    const was = events.find(({ id }) => id === lifted?.id)
    if (was) setSaid(t('moving.putBack', wordsFor(was)))
    setLifted(null)
  }

  /** To the event beside another, of those that are in sight or can be scrolled there. */
  function go(from: CalendarEvent, way: -1 | 1) {
    const elements = [...(root.current?.querySelectorAll<HTMLElement>('[data-event-id]') ?? [])]
    const shown = elements.filter((each) => getComputedStyle(each).visibility === 'visible')
    const ids = new Set(shown.map(({ dataset }) => dataset.eventId))
    const next = eventBeside(
      events.filter(({ id }) => ids.has(id)),
      from.id,
      way,
    )
    shown.find(({ dataset }) => dataset.eventId === next?.id)?.focus()
  }

  function drop() {
    const was = events.find(({ id }) => id === lifted?.id)
    if (!lifted || !was || (was.start === lifted.start && was.end === lifted.end)) return putBack()
    setSaid(t('moving.dropped', wordsFor(lifted)))
    onDrop(was, lifted)
    setLifted(null)
  }

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!lifted) return
    const { key, ctrlKey, metaKey, altKey } = event
    const reading = readingIn(root.current)
    const change = stepOfKey(event, { view, allDay: lifted.allDay, reading })
    if (ctrlKey || metaKey || altKey || key === 'Shift') return
    // No key means anything else meanwhile.
    event.stopPropagation()
    if (key === 'Tab') return putBack()
    event.preventDefault()
    if (change) {
      const next = (change.what === 'move' ? move : stretch)(lifted, change.step)
      setLifted(next)
      setSaid(times.span(next))
      onLead(next)
    } else if (key === ' ' || key === 'Enter') drop()
    else if (key === 'Escape') putBack()
  })
  const leave = useEffectEvent(() => putBack())

  useEffect(() => {
    if (!isLifted) return undefined
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', (event) => hear(event), { capture: true, signal })
    document.addEventListener('pointerdown', () => leave(), { capture: true, signal })
    return () => listening.abort()
  }, [isLifted])

  return {
    lifted,
    /** What a screen reader is told. */
    said,
    /** Space on an event lifts it; arrows go from event to event. */
    onKeyDownCapture(event: ReactKeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
      if (lifted || ctrlKey || metaKey || altKey || shiftKey) return
      const isArrow = stepOfKey(event, { view, allDay: true, reading: readingIn(root.current) })
      if (key !== ' ' && !isArrow) return
      const element =
        target instanceof Element ? target.closest<HTMLElement>('[data-event-id]') : null
      const found = events.find((each) => each.id === element?.dataset.eventId)
      if (!found) return
      event.preventDefault()
      event.stopPropagation()
      if (isArrow) return go(found, (isArrow.step.days ?? 0) < 0 ? -1 : 1)
      setLifted(found)
      setSaid(t('moving.lifted', wordsFor(found)))
    },
  }
}
