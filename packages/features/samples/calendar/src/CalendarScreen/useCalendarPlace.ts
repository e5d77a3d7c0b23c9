import { serverNow } from '@console/core/api'
import { useMediaQuery } from '@console/ui'
import { matchPath, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import type { Span } from '../contract'
import { calendarPattern, eventPath, newId, type ViewId, viewIds, viewPath } from '../paths'
import { beginOf, dayOf, localOf } from '../spans'

const day = z.iso.date()
const local = z.iso.datetime({ local: true })

function isView(view: string | undefined): view is ViewId {
  return viewIds.some((id) => id === view)
}

/** A span as an address says it: by days, or by the times of the reader's clock. */
function searchOf({ allDay, start, end }: Span): string {
  const say = (time: string) => (allDay ? time : localOf(new Date(time)))
  return `?start=${say(start)}&end=${say(end)}`
}

/** When a new event is, as an address says it; an hour of the day that is looked at, where it says nothing that can be. */
function spanIn(address: URLSearchParams, shownDay: string): Span {
  const [start, end] = [address.get('start') ?? '', address.get('end') ?? '']
  if (day.safeParse(start).success && day.safeParse(end).success && start <= end)
    return { allDay: true, start, end }
  if (local.safeParse(start).success && local.safeParse(end).success && start < end)
    return { allDay: false, start: new Date(start).toISOString(), end: new Date(end).toISOString() }
  const now = serverNow()
  const from = beginOf(shownDay)
  from.setHours(Math.min(now.getHours() + 1, 22))
  const to = new Date(from.getTime() + 3_600_000)
  return { allDay: false, start: from.toISOString(), end: to.toISOString() }
}

/** What the address says of the calendar: the view, its day, and the event that stands open. A phone begins with the agenda. */
export function useCalendarPlace() {
  const { pathname } = useLocation()
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const isNarrow = useMediaQuery('(max-width: 719px)')
  const { params } = matchPath(calendarPattern, pathname) ?? { params: {} }
  const said = params as { view?: string; day?: string; eventId?: string }
  const view = isView(said.view) ? said.view : isNarrow ? 'agenda' : 'month'
  const today = dayOf(serverNow())
  const shownDay = day.safeParse(said.day).success ? (said.day ?? today) : today
  const { eventId = null } = said

  return {
    view,
    day: shownDay,
    today,
    /** Whether it is a phone: there is room for the days of a month, and not for its events. */
    isNarrow,
    /** The event that stands open; null: none. */
    eventId: eventId === newId ? null : eventId,
    /** When a new event is that stands open; null: none does. */
    newSpan: eventId === newId ? spanIn(address, shownDay) : null,
    closed: viewPath(view, shownDay),
    show: (to: { view?: ViewId; day?: string }, replace = false) =>
      void navigate(viewPath(to.view ?? view, to.day ?? shownDay), { replace }),
    open: (id: string) => void navigate(eventPath(view, shownDay, id)),
    openNew: (span?: Span) =>
      void navigate(eventPath(view, shownDay, newId) + (span ? searchOf(span) : '')),
    close: () => void navigate(viewPath(view, shownDay)),
  }
}
