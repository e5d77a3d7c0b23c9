import { money, readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** Time of day, `09:30`. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Specification 9: Yesterday, Today, Tomorrow. */
export const dayRanges = ['DY', 'DT', 'DTM'] as const

/** Specification 9: This Week, Last Week, 2 Weeks Ago. */
export const weekRanges = ['TW', 'LW', '2W'] as const

/** Specification 9: Today, Tomorrow. */
export const scheduleRanges = ['T', 'TM'] as const

/** Range of a widget. */
export type WidgetRange =
  | (typeof dayRanges)[number]
  | (typeof weekRanges)[number]
  | (typeof scheduleRanges)[number]

/** Specification 9: temperature units. */
export const temperatureUnits = ['C', 'F'] as const

/** Specification 9: speed units. */
export const speedUnits = ['KMH', 'MPH'] as const

/** Kinds of work of tasks. */
export const taskKinds = ['frontend', 'backend', 'api', 'issues'] as const

/** Kinds of work of the budget. */
const budgetKinds = ['design', 'development', 'marketing', 'testing'] as const

/** Results of issues in a week. */
export const issueFigures = [
  'created',
  'closed',
  'reopened',
  'wontFix',
  'needsTest',
  'fixed',
] as const

/** Weather conditions. */
export const conditions = ['sunny', 'partlyCloudy', 'cloudy', 'rain', 'storm'] as const

/** Directions of the wind. */
const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

/** Seven counts, Monday to Sunday (specification 9). */
const week = z.array(count).check(z.length(7))

/** Ranges of a widget: the server's name of each, and the initial one. */
function ranged<const Ranges extends readonly string[]>(ranges: Ranges) {
  const range = z.enum(ranges)
  return { title: z.string(), ranges: z.record(range, z.string()), currentRange: range }
}

/** A number, and a related second one. */
const counted = { title: z.string(), data: count, detail: count }

/** A member of the team. Contact details are omitted for users who may not see them. */
const member = z.object({
  id: z.string(),
  name: z.string(),
  /** Address of a picture; empty if there is none. */
  avatar: z.string(),
  position: z.string(),
  office: z.string(),
  email: z.optional(z.email()),
  phone: z.optional(z.string()),
})

/** Member of the team. */
export type Member = z.infer<typeof member>

const dayRange = z.enum(dayRanges)
const weekRange = z.enum(weekRanges)
const scheduleRange = z.enum(scheduleRanges)

const widget = z.discriminatedUnion('id', [
  z.object({
    id: z.literal('dueTasks'),
    ...ranged(dayRanges),
    data: z.record(dayRange, count),
    /** Number of completed ones; null for future days. */
    detail: z.record(dayRange, z.nullable(count)),
  }),
  /** Overdue now, and a day ago. */
  z.object({ id: z.literal('overdue'), ...counted }),
  /** Open issues, and those closed today. */
  z.object({ id: z.literal('issues'), ...counted }),
  /** Requested features, and implemented ones. */
  z.object({ id: z.literal('features'), ...counted }),
  z.object({
    id: z.literal('issuesByDay'),
    ...ranged(weekRanges),
    data: z.record(weekRange, z.record(z.enum(issueFigures), week)),
  }),
  z.object({
    id: z.literal('tasksByKind'),
    ...ranged(weekRanges),
    data: z.record(
      weekRange,
      z.object({ tasks: z.record(z.enum(taskKinds), count), added: count, completed: count }),
    ),
  }),
  z.object({
    id: z.literal('schedule'),
    ...ranged(scheduleRanges),
    data: z.record(
      scheduleRange,
      z.array(z.object({ id: z.string(), title: z.string(), from: timeOfDay, to: timeOfDay })),
    ),
  }),
  z.object({
    id: z.literal('spent'),
    title: z.string(),
    budget: money,
    /** Spent amount of each week of the project, by its Monday, oldest first; the last one is this week. */
    data: z.array(z.object({ week: z.iso.date(), spent: money })).check(z.minLength(1)),
  }),
  z.object({
    id: z.literal('budget'),
    title: z.string(),
    data: z.array(
      z.object({
        kind: z.enum(budgetKinds),
        total: money,
        spent: money,
        /** Change of the spent share since a month ago, in percentage points. */
        change: z.number(),
      }),
    ),
  }),
  z.object({ id: z.literal('team'), title: z.string(), data: readableListOf(member) }),
  z.object({
    id: z.literal('weather'),
    title: z.string(),
    place: z.string(),
    currentUnits: z.object({ temperature: z.enum(temperatureUnits), speed: z.enum(speedUnits) }),
    data: z.object({
      condition: z.enum(conditions),
      /** In degrees Celsius. */
      temperature: z.number(),
      /** In kilometres per hour. */
      wind: z.object({ speed: z.number().check(z.nonnegative()), from: z.enum(directions) }),
      /** Probability of rain, in per cent. */
      rain: z.number().check(z.minimum(0), z.maximum(100)),
    }),
    /** Days after today. */
    forecast: z
      .array(
        z.object({
          day: z.iso.date(),
          condition: z.enum(conditions),
          /** In degrees Celsius. */
          temperature: z.number(),
        }),
      )
      .check(z.length(3)),
  }),
])

/**
 * Specification 3: response of `GET /api/project-dashboard-app/widgets`. The specification has only the names of its
 * fields.
 */
export const projectWidgets = readableListOf(widget)

/** Widget of the project dashboard. */
export type ProjectWidget = z.infer<typeof widget>

/** Widget with this id. */
export type WidgetNamed<Id extends ProjectWidget['id']> = Extract<ProjectWidget, { id: Id }>

const project = z.object({ id: z.string(), name: z.string() })

/** Specification 3: response of `GET /api/project-dashboard-app/projects`. */
export const projects = readableListOf(project)

/** Selectable project. */
export type Project = z.infer<typeof project>
