/** The ways in which a calendar is looked at, in the order of their keys. */
export const viewIds = ['month', 'week', 'workWeek', 'day', 'agenda'] as const

/** A way in which a calendar is looked at. */
export type ViewId = (typeof viewIds)[number]

/** The calendar. The specification names the calls and no address. */
const calendarPath = '/apps/calendar'

/** The calendar in one of its views, about a day; and the event that stands open over it. */
export const calendarPattern = '/apps/calendar/:view?/:day?/:eventId?'

/** Instead of an event's id: a new one, `?start=` and `?end=` say when. */
export const newId = 'new'

/** Where a view stands, about a day. */
export function viewPath(view: ViewId, day: string): string {
  return `${calendarPath}/${view}/${day}`
}

/** Where an event stands open, over a view. */
export function eventPath(view: ViewId, day: string, eventId: string): string {
  return `${viewPath(view, day)}/${encodeURIComponent(eventId)}`
}
