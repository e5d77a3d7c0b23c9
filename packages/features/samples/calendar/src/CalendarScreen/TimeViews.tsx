import { serverNow } from '@console/core/api'
import { type LanguageId, directionOf, useFormats } from '@console/core/i18n'
import { VisuallyHidden } from '@console/ui'
import FullCalendar, { type CalendarRef, type EventApi } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent, Span } from '../contract'
import { useEventFocus } from '../moving/useEventFocus'
import { useStepWhileDragging } from '../moving/useStepWhileDragging'
import type { ViewId } from '../paths'
import { firstWeekday, restDays } from '../regional'
import { dayOf } from '../spans'
import { useTimes } from '../useTimes'
import { hourFrom, spanOf, toLibrary } from './librarySpans'
import { useLibraryStyles } from './libraryStyles'
import { TimeViewsFrame } from './timeViewsStyle'
import { useMeasured } from './useMeasured'

export interface TimeViewsProps {
  view: Exclude<ViewId, 'agenda'>
  /** Set if events cannot be side by side in views of several days. */
  isNarrow: boolean
  day: string
  events: readonly CalendarEvent[]
  /** Event lifted by keyboard; null if none is. */
  liftedId: string | null
  onOpen: (eventId: string) => void
  /** Days or hours were selected for a new event. */
  onNew: (span: Span) => void
  /** Called when an event was dragged elsewhere or resized. */
  onMove: (eventId: string, to: Span) => void
  /** Shows a single day. */
  onDay: (day: string) => void
  /** Shows the previous (-1) or next (1) period while an event is dragged. */
  onStep: (way: -1 | 1) => void
}

const views = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  workWeek: 'timeGridWeek',
  day: 'timeGridDay',
} as const

const plugins = [classic, dayGrid, timeGrid, interaction]

/** The views of days and hours. Mouse and touch move and resize events, and select days or hours for a new one. */
export function TimeViews({
  view,
  isNarrow,
  day,
  events,
  liftedId,
  onOpen,
  onNew,
  onMove,
  onDay,
  onStep,
}: TimeViewsProps) {
  const { t, i18n } = useTranslation('calendar')
  const formats = useFormats()
  const times = useTimes()
  const calendar = useRef<CalendarRef>(null)
  const frame = useRef<HTMLDivElement>(null)
  const helpId = useId()
  useLibraryStyles()
  useEventFocus(frame)
  const isMeasured = useMeasured()
  const setIsDragging = useStepWhileDragging(onStep)
  const { locale } = times

  useEffect(() => {
    calendar.current?.getApi().gotoDate(day)
  }, [day, view])

  const inputs = useMemo(() => events.map(toLibrary), [events])
  const shownIn = useMemo(
    () => ({
      code: locale,
      direction: directionOf(i18n.language as LanguageId),
      week: { dow: firstWeekday(locale), doy: 4 },
    }),
    [locale, i18n.language],
  )
  const hidden = useMemo(() => (view === 'workWeek' ? restDays(locale) : []), [view, locale])

  function describeTime(event: EventApi): string {
    const span = spanOf(event)
    return span ? times.span(span) : ''
  }

  function put(event: EventApi, revert: () => void) {
    const to = spanOf(event)
    // The event is redrawn from the stored data: the library must not keep the new position.
    revert()
    if (to) onMove(event.id, to)
  }

  return (
    <TimeViewsFrame ref={frame} data-measuring={isMeasured ? undefined : ''}>
      <VisuallyHidden>
        <span id={helpId}>{t('moving.help')}</span>
      </VisuallyHidden>
      <FullCalendar
        key={view}
        ref={calendar}
        plugins={plugins}
        initialView={views[view]}
        initialDate={day}
        now={serverNow}
        locale={shownIn}
        direction={shownIn.direction}
        headerToolbar={false}
        height="100%"
        hiddenDays={hidden}
        events={inputs}
        forceEventDuration
        defaultTimedEventDuration="01:00"
        snapDuration="00:15"
        scrollTime="07:00"
        nowIndicator
        dayMaxEvents
        fixedWeekCount={false}
        editable
        selectable
        selectMirror
        slotEventOverlap={false}
        eventMinHeight={25}
        {...(isNarrow && view !== 'day' ? { eventMaxStack: 1 } : {})}
        longPressDelay={300}
        allDayText={t('event.allDay')}
        eventTimeFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
        moreLinkText={(count) => t('more', { number: formats.number(count) })}
        moreLinkHint={(count) => t('more', { number: formats.number(count) })}
        moreLinkContent={({ num }) => t('more', { number: formats.number(num) })}
        moreLinkDidMount={({ el }) => {
          // It is a link to the day.
          el.removeAttribute('aria-haspopup')
          el.removeAttribute('aria-expanded')
        }}
        moreLinkClick={({ date }) => {
          onDay(dayOf(date))
          return views.month
        }}
        navLinks={view === 'month'}
        navLinkHint={(_, date) => t('period.toDay', { day: times.day(dayOf(date)) })}
        navLinkDayClick={(date) => onDay(dayOf(date))}
        eventInteractive
        eventContent={({ event, timeText, timeClass, titleClass }) => (
          <>
            {timeText === '' ? null : <div className={timeClass}>{timeText}</div>}
            <div className={`${titleClass} title`} dir="auto" title={event.title}>
              {event.title}
            </div>
            {/* Screen reader users do not see the day of an event. */}
            <VisuallyHidden>{describeTime(event)}</VisuallyHidden>
          </>
        )}
        listItemEventBeforeClass="dot"
        dayCellTopInnerClass={({ isToday }) => (isToday ? 'number today' : 'number')}
        dayHeaderInnerClass={({ isToday }) => (isToday ? 'today' : '')}
        eventClass={({ event }) =>
          [
            event.id === liftedId ? 'lifted' : '',
            view === 'month' || event.allDay ? 'line' : '',
          ].join(' ')
        }
        moreLinkClass="more"
        eventDidMount={({ el, event, isMirror }) => {
          if (isMirror) return
          el.dataset.eventId = event.id
          el.setAttribute('aria-describedby', helpId)
        }}
        eventClick={({ event }) => onOpen(event.id)}
        eventDragStart={() => setIsDragging(true)}
        eventDragStop={() => setIsDragging(false)}
        eventDrop={({ event, revert }) => put(event, revert)}
        eventResize={({ event, revert }) => put(event, revert)}
        dateClick={({ date, allDay, jsEvent }) => {
          // A mouse has selected it already; touch selects by a long press, or taps.
          if (!('changedTouches' in jsEvent)) return
          const day = dayOf(date)
          if (view === 'month') onDay(day)
          else if (allDay) onNew({ allDay, start: day, end: day })
          else onNew(hourFrom(date))
        }}
        select={(chosen) => {
          const span = spanOf(chosen)
          calendar.current?.getApi().unselect()
          if (span) onNew(span)
        }}
      />
    </TimeViewsFrame>
  )
}
