import { money, readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** A time of day, `09:30`. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Specification 9: Yesterday, Today, Tomorrow. */
export const dayRanges = ['DY', 'DT', 'DTM'] as const

/** Specification 9: This Week, Last Week, 2 Weeks Ago. */
export const weekRanges = ['TW', 'LW', '2W'] as const

/** Specification 9: Today, Tomorrow. */
export const scheduleRanges = ['T', 'TM'] as const

/** One of the ranges that a widget can have. */
export type WidgetRange =
  | (typeof dayRanges)[number]
  | (typeof weekRanges)[number]
  | (typeof scheduleRanges)[number]

/** Specification 9: units of the weather. */
export const temperatureUnits = ['C', 'F'] as const

/** Specification 9: units of the weather. */
export const speedUnits = ['KMH', 'MPH'] as const

/** Kinds of work that tasks are of. */
export const taskKinds = ['frontend', 'backend', 'api', 'issues'] as const

/** Kinds of work that the budget is for. */
const budgetKinds = ['design', 'development', 'marketing', 'testing'] as const

/** What became of issues in a week. */
export const issueFigures = [
  'created',
  'closed',
  'reopened',
  'wontFix',
  'needsTest',
  'fixed',
] as const

/** What the weather is like. */
export const conditions = ['sunny', 'partlyCloudy', 'cloudy', 'rain', 'storm'] as const

/** Where wind comes from. */
const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

/** Seven counts, Monday to Sunday (specification 9). */
const week = z.array(count).check(z.length(7))

/** What a widget with ranges says of them: what the server calls each, and which one it opens with. */
function ranged<const Ranges extends readonly string[]>(ranges: Ranges) {
  const range = z.enum(ranges)
  return { title: z.string(), ranges: z.record(range, z.string()), currentRange: range }
}

/** A number, and another beside it that it is told with. */
const counted = { title: z.string(), data: count, detail: count }

/** A member of the team. Who may not see how members are reached is answered without it. */
const member = z.object({
  id: z.string(),
  name: z.string(),
  /** The address of a picture; empty where there is none. */
  avatar: z.string(),
  position: z.string(),
  office: z.string(),
  email: z.optional(z.email()),
  phone: z.optional(z.string()),
})

/** A member of the team. */
export type Member = z.infer<typeof member>

const dayRange = z.enum(dayRanges)
const weekRange = z.enum(weekRanges)
const scheduleRange = z.enum(scheduleRanges)

const widget = z.discriminatedUnion('id', [
  z.object({
    id: z.literal('dueTasks'),
    ...ranged(dayRanges),
    data: z.record(dayRange, count),
    /** How many of them are done; null for days to come. */
    detail: z.record(dayRange, z.nullable(count)),
  }),
  /** Overdue now, and a day ago. */
  z.object({ id: z.literal('overdue'), ...counted }),
  /** Open issues, and those that were closed today. */
  z.object({ id: z.literal('issues'), ...counted }),
  /** Features that were asked for, and those of them that there are. */
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
    /** What was spent in each week of the project, by its Monday, oldest first; the last one is this week. */
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
        /** What is spent of it against a month ago, in points of a hundred. */
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
      /** In kilometres an hour. */
      wind: z.object({ speed: z.number().check(z.nonnegative()), from: z.enum(directions) }),
      /** How likely rain is, in per cent. */
      rain: z.number().check(z.minimum(0), z.maximum(100)),
    }),
    /** The days after today. */
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

/** Specification 3: the answer of `GET /api/project-dashboard-app/widgets`. Its fields are not shown there in more than names. */
export const projectWidgets = readableListOf(widget)

/** One of the widgets of the project dashboard. */
export type ProjectWidget = z.infer<typeof widget>

/** The widget with this id. */
export type WidgetNamed<Id extends ProjectWidget['id']> = Extract<ProjectWidget, { id: Id }>

const project = z.object({ id: z.string(), name: z.string() })

/** Specification 3: the answer of `GET /api/project-dashboard-app/projects`. */
export const projects = readableListOf(project)

/** A project that can be chosen. */
export type Project = z.infer<typeof project>
