import { bufferKeystrokes } from '@console/core/keys'
import { SkippedItems } from '@console/query-boundary'
import { Banner, Link, Text, VisuallyHidden } from '@console/ui'
import { useRef, useState, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { eventsKey } from '../api'
import type { CalendarEvent } from '../contract'
import { EventDialog } from '../EventDialog/EventDialog'
import { ImportDialog } from '../ics/ImportDialog'
import { useSaveIcs } from '../ics/saveIcs'
import { useFocusAfterRemoval } from '../moving/useFocusAfterRemoval'
import { useLifting } from '../moving/useLifting'
import { dayBeside, daysShown } from '../regional'
import { daysOf } from '../spans'
import { useEventWrites, type EventWrites } from '../useEventWrites'
import { useTimes, useZone } from '../useTimes'
import { CalendarBar } from './CalendarBar'
import { ShownEvents } from './ShownEvents'
import { useCalendarKeys } from './useCalendarKeys'
import { useCalendarPlace } from './useCalendarPlace'

/** Calendar with its loaded events, in the view and about the day of the address. */
export function Calendar({ events }: { events: readonly CalendarEvent[] }) {
  const { t } = useTranslation('calendar')
  const times = useTimes()
  const place = useCalendarPlace()
  const zone = useZone(place.day)
  const writes = useEventWrites()
  const saveIcs = useSaveIcs()
  const root = useRef<HTMLDivElement>(null)
  const views = useRef<HTMLDivElement>(null)
  const { drawn, put } = useMoves(events, writes)
  const [isImporting, setIsImporting] = useState(false)
  const { view, day, eventId, newSpan } = place
  const shown = daysShown(view, day, times.locale)
  const open = events.find(({ id }) => id === eventId) ?? null
  const keepFocus = useFocusAfterRemoval(
    root,
    events.filter((event) => {
      const { first, last } = daysOf(event)
      return first <= shown.last && shown.first <= last
    }),
  )

  const lifting = useLifting({
    root: views,
    view,
    events,
    onLead(event) {
      const { first } = daysOf(event)
      if (first < shown.first || first > shown.last) place.show({ day: first }, true)
    },
    onDrop: put,
  })

  function begin() {
    bufferKeystrokes()
    place.openNew()
  }

  const step = (way: -1 | 1, isPassing = false) =>
    place.show({ day: dayBeside(view, day, way) }, isPassing)
  const toToday = () => place.show({ day: place.today })
  useCalendarKeys({
    onNew: begin,
    onStep: (way) => step(way),
    onToday: toToday,
    onView: (to) => place.show({ view: to }),
    isAsking: newSpan !== null || eventId !== null || isImporting,
  })

  return (
    <>
      <CalendarBar
        view={view}
        period={times.period(view, day, shown)}
        day={day}
        today={place.today}
        onView={(to) => place.show({ view: to })}
        onStep={(way) => step(way)}
        onToday={toToday}
        onDay={(to) => place.show({ day: to })}
        onNew={begin}
        onImport={() => setIsImporting(true)}
        onSaveAll={() => saveIcs(events)}
      />
      {eventId === null || open ? null : (
        <Banner
          tone="warning"
          actions={<Link href={place.closed}>{t('event.unknown.close')}</Link>}
        >
          <Text as="p">{t('event.unknown')}</Text>
        </Banner>
      )}
      <SkippedItems of={eventsKey} />
      <ShownEvents
        root={root}
        views={views}
        place={place}
        shown={shown}
        events={drawn}
        lifting={lifting}
        onStep={(way) => step(way, true)}
        onMove={(id, to) => {
          const event = events.find((each) => each.id === id)
          if (event) put(event, { ...event, ...to })
        }}
      />
      <Text as="p" size="sm" tone="muted">
        {t('zone', { zone })}
      </Text>
      <VisuallyHidden>
        <span role="status" aria-live="assertive">
          {lifting.announcement}
        </span>
      </VisuallyHidden>
      {open || newSpan ? (
        <EventDialog
          key={open?.id ?? 'new'}
          event={open}
          newSpan={newSpan}
          writes={writes}
          onRemove={(event) => {
            keepFocus(event)
            place.close()
            void writes.remove(event)
          }}
          onClose={place.close}
        />
      ) : null}
      {isImporting ? (
        <ImportDialog
          events={events}
          onAdded={(added) => {
            writes.written(added)
            setIsImporting(false)
          }}
          onClose={() => setIsImporting(false)}
        />
      ) : null}
    </>
  )
}

type Events = readonly CalendarEvent[]

/**
 * Optimistic moves: a dropped event is drawn at its new position until the server accepts or refuses the change.
 * @returns the events as they are drawn, and a function that moves one
 */
function useMoves(events: Events, writes: EventWrites) {
  const [moved, setMoved] = useState<Events>([])

  const drawn = useMemo(
    () => events.map((event) => moved.find(({ id }) => id === event.id) ?? event),
    [events, moved],
  )

  async function put(event: CalendarEvent, to: CalendarEvent) {
    setMoved((others) => [...others.filter(({ id }) => id !== event.id), to])
    await writes.move(event, to)
    setMoved((others) => others.filter((each) => each !== to))
  }

  return {
    drawn,
    put: (event: CalendarEvent, to: CalendarEvent) => void put(event, to),
  }
}
