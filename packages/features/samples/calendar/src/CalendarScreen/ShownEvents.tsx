import { bufferKeystrokes } from '@console/core/keys'
import { lazyPart, SkeletonBlock, useLazyPart } from '@console/ui'
import { type RefObject, useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { CalendarEvent, Span } from '../contract'
import type { useLifting } from '../moving/useLifting'
import { useTimes } from '../useTimes'
import { Agenda } from './Agenda'
import { MonthOfDays } from './MonthOfDays'
import type { useCalendarPlace } from './useCalendarPlace'

const timeViews = lazyPart(() => import('./TimeViews').then((m) => m.TimeViews))

function ignore() {
  return undefined
}

interface ShownEventsProps {
  /** The whole calendar, which can take the focus. */
  root: RefObject<HTMLDivElement | null>
  /** Only the views of days and hours. */
  views: RefObject<HTMLDivElement | null>
  place: ReturnType<typeof useCalendarPlace>
  shown: { first: string; last: string }
  events: readonly CalendarEvent[]
  lifting: Pick<ReturnType<typeof useLifting>, 'lifted' | 'onKeyDownCapture'>
  /** Called when an event was dragged elsewhere or resized. */
  onMove: (eventId: string, to: Span) => void
  /** Shows the previous (-1) or next (1) period while an event is dragged. */
  onStep: (way: -1 | 1) => void
}

/**
 * The events in the view of the address: a list, the days of a phone, or the library's views, which are loaded on
 * demand. Printed as a list.
 */
export function ShownEvents({
  root,
  views,
  place,
  shown,
  events,
  lifting: { lifted, onKeyDownCapture },
  onMove,
  onStep,
}: ShownEventsProps) {
  const { view, day, isNarrow } = place
  const times = useTimes()
  const former = useRef(view)
  const isOfDays = view === 'month' && isNarrow
  const TimeViews = useLazyPart(timeViews, view !== 'agenda' && !isOfDays, ignore)
  const agenda = <Agenda view={view} events={events} day={day} shown={shown} />

  useEffect(() => {
    if (former.current === view) return
    former.current = view
    // The pressed element may be gone with its view.
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true })
  }, [view, root])

  return (
    <Root ref={root} tabIndex={-1} aria-label={times.period(view, day, shown)}>
      {view === 'agenda' ? (
        agenda
      ) : (
        <>
          <Views ref={views} onKeyDownCapture={onKeyDownCapture}>
            {isOfDays ? (
              <MonthOfDays events={events} day={day} today={place.today} shown={shown} />
            ) : TimeViews ? (
              <TimeViews
                view={view}
                isNarrow={isNarrow}
                day={day}
                events={
                  lifted ? events.map((event) => (event.id === lifted.id ? lifted : event)) : events
                }
                liftedId={lifted?.id ?? null}
                onOpen={place.open}
                onNew={(span) => {
                  bufferKeystrokes()
                  place.openNew(span)
                }}
                onMove={onMove}
                onStep={onStep}
                onDay={(to) => place.show({ view: 'day', day: to })}
              />
            ) : (
              <SkeletonBlock blockSize={480} />
            )}
          </Views>
          <Printed>{agenda}</Printed>
        </>
      )}
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;

  &:focus {
    outline: none;
  }
`

const Views = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;

  @media print {
    display: none;
  }
`

/* The shown days are printed as a list. */
const Printed = styled.div`
  display: none;

  @media print {
    display: block;
  }
`
