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

/** A span as query parameters: days, or times in the user's time zone. */
function searchOf({ allDay, start, end }: Span): string {
  const spanTime = (time: string) => (allDay ? time : localOf(new Date(time)))
  return `?start=${spanTime(start)}&end=${spanTime(end)}`
}

/** Span of a new event from the address; an hour of the focused day if the address has no valid one. */
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

/** State of the calendar in the address: view, day and open event. A phone starts with the agenda. */
export function useCalendarPlace() {
  const { pathname } = useLocation()
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const isNarrow = useMediaQuery('(max-width: 719px)')
  const { params } = matchPath(calendarPattern, pathname) ?? { params: {} }
  const route = params as { view?: string; day?: string; eventId?: string }
  const view = isView(route.view) ? route.view : isNarrow ? 'agenda' : 'month'
  const today = dayOf(serverNow())
  const shownDay = day.safeParse(route.day).success ? (route.day ?? today) : today
  const { eventId = null } = route

  return {
    view,
    day: shownDay,
    today,
    /** Set on a phone, which has room for the days of a month but not for its events. */
    isNarrow,
    /** The open event; null if there is none. */
    eventId: eventId === newId ? null : eventId,
    /** Span of the new event that is open; null if none is. */
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
