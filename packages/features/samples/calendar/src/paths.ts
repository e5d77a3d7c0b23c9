/** Views of the calendar, in the order of their keys. */
export const viewIds = ['month', 'week', 'workWeek', 'day', 'agenda'] as const

/** View of the calendar. */
export type ViewId = (typeof viewIds)[number]

/** The calendar. The specification names the calls and no address. */
const calendarPath = '/apps/calendar'

/** The calendar in one of its views, about a day; and the event that is open over it. */
export const calendarPattern = '/apps/calendar/:view?/:day?/:eventId?'

/** In place of an event's id: a new event; `?start=` and `?end=` hold its span. */
export const newId = 'new'

/** Address of a view about a day. */
export function viewPath(view: ViewId, day: string): string {
  return `${calendarPath}/${view}/${day}`
}

/** Address of an open event over a view. */
export function eventPath(view: ViewId, day: string, eventId: string): string {
  return `${viewPath(view, day)}/${encodeURIComponent(eventId)}`
}
