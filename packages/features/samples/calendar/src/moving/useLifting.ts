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
import { move, resize } from '../spans'
import { useTimes } from '../useTimes'
import { eventBeside } from './eventBeside'
import { stepOfKey } from './stepOfKey'

interface LiftingOptions {
  /** Views of days and hours, in which events have `data-event-id`. */
  root: RefObject<HTMLElement | null>
  view: ViewId
  events: readonly CalendarEvent[]
  /** Called when a lifted event moves, to scroll it into view. */
  onLead: (event: CalendarEvent) => void
  /** Moves the event to where it is dropped; not called if it has not moved. */
  onDrop: (event: CalendarEvent, to: CalendarEvent) => void
}

/** Text direction of an element. */
function readingIn(element: HTMLElement | null): 'ltr' | 'rtl' {
  return element && getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'
}

/**
 * Moves and resizes an event by keyboard: keys lift, move, resize, drop or cancel it. It is drawn at its new position,
 * and changes by others are drawn around it. A press elsewhere cancels.
 * @returns the event at its new position, the screen reader message, and the handler of the key that lifts
 */
export function useLifting({ root, view, events, onLead, onDrop }: LiftingOptions) {
  const { t } = useTranslation('calendar')
  const formats = useFormats()
  const times = useTimes()
  const [lifted, setLifted] = useState<CalendarEvent | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const isLifted = lifted !== null

  const textsFor = (event: CalendarEvent) => ({
    title: formats.isolate(event.title),
    when: times.span(event),
  })

  function putBack() {
    const was = events.find(({ id }) => id === lifted?.id)
    if (was) setAnnouncement(t('moving.putBack', textsFor(was)))
    setLifted(null)
  }

  /** Focuses the event beside another, of those that are visible or can be scrolled to. */
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
    setAnnouncement(t('moving.dropped', textsFor(lifted)))
    onDrop(was, lifted)
    setLifted(null)
  }

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!lifted) return
    const { key, ctrlKey, metaKey, altKey } = event
    const reading = readingIn(root.current)
    const change = stepOfKey(event, { view, allDay: lifted.allDay, reading })
    if (ctrlKey || metaKey || altKey || key === 'Shift') return
    // No other shortcut applies while an event is lifted.
    event.stopPropagation()
    if (key === 'Tab') return putBack()
    event.preventDefault()
    if (change) {
      const next = (change.what === 'move' ? move : resize)(lifted, change.step)
      setLifted(next)
      setAnnouncement(times.span(next))
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
    /** Message for screen readers. */
    announcement,
    /** Space on an event lifts it; arrows move between events. */
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
      setAnnouncement(t('moving.lifted', textsFor(found)))
    },
  }
}
