import type { Money } from '@console/core/contracts'
import type { ProjectWidget, Project } from '../contract'
import { sampleTeam } from './team'

/** Specification 9. */
const days = { DY: 'Yesterday', DT: 'Today', DTM: 'Tomorrow' }
const weeks = { TW: 'This Week', LW: 'Last Week', '2W': '2 Weeks Ago' }

/** Thousands of shillings. */
function thousands(amount: number): Money {
  return { amount: amount * 100_000, currency: 'KES' }
}

/** Monday some weeks after that of the project's first week. */
function mondayOf(week: number): string {
  return new Date(Date.UTC(2026, 2, 30 + 7 * week)).toISOString().slice(0, 10)
}

function issues(
  created: number[],
  closed: number[],
  reopened: number[],
  wontFix: number[],
  needsTest: number[],
  fixed: number[],
) {
  return { created, closed, reopened, wontFix, needsTest, fixed }
}

function tasks(
  [frontend, backend, api, issues]: [number, number, number, number],
  added: number,
  completed: number,
) {
  return { tasks: { frontend, backend, api, issues }, added, completed }
}

/** Due items and progress. */
const home: ProjectWidget[] = [
  {
    id: 'dueTasks',
    title: 'Due tasks',
    ranges: days,
    currentRange: 'DT',
    data: { DY: 21, DT: 25, DTM: 19 },
    detail: { DY: 18, DT: 7, DTM: null },
  },
  { id: 'overdue', title: 'Overdue', data: 4, detail: 2 },
  { id: 'issues', title: 'Issues', data: 32, detail: 5 },
  { id: 'features', title: 'Features', data: 42, detail: 8 },
  {
    id: 'issuesByDay',
    title: 'Issues by day',
    ranges: weeks,
    currentRange: 'LW',
    data: {
      TW: issues(
        [9, 0, 0, 0, 0, 0, 0],
        [6, 0, 0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0],
        [3, 0, 0, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0, 0],
      ),
      LW: issues(
        [42, 28, 43, 34, 20, 25, 22],
        [11, 10, 8, 11, 8, 10, 17],
        [1, 0, 2, 0, 1, 2, 2],
        [0, 1, 1, 0, 0, 1, 0],
        [4, 6, 2, 5, 3, 1, 2],
        [6, 3, 5, 6, 4, 2, 3],
      ),
      '2W': issues(
        [37, 32, 39, 27, 18, 24, 20],
        [9, 12, 9, 12, 7, 8, 16],
        [2, 1, 0, 1, 2, 0, 1],
        [1, 0, 0, 2, 0, 0, 1],
        [3, 4, 4, 2, 5, 2, 1],
        [5, 6, 4, 3, 5, 1, 4],
      ),
    },
  },
  {
    id: 'tasksByKind',
    title: 'Tasks by kind',
    ranges: weeks,
    currentRange: 'TW',
    data: {
      TW: tasks([15, 20, 38, 27], 594, 287),
      LW: tasks([19, 16, 42, 23], 526, 260),
      '2W': tasks([21, 18, 36, 25], 488, 301),
    },
  },
  {
    id: 'schedule',
    title: 'Schedule',
    ranges: { T: 'Today', TM: 'Tomorrow' },
    currentRange: 'T',
    data: {
      T: [
        { id: 'schedule-1', title: 'Morning round of the team', from: '09:00', to: '09:15' },
        { id: 'schedule-2', title: 'Which payments come first?', from: '10:30', to: '11:30' },
        { id: 'schedule-3', title: 'Talk with traders in Gikomba', from: '14:00', to: '15:30' },
        { id: 'schedule-4', title: 'Tests on old telephones', from: '16:00', to: '17:00' },
      ],
      TM: [
        { id: 'schedule-5', title: 'Morning round of the team', from: '09:00', to: '09:15' },
        { id: 'schedule-6', title: 'Budget of the next quarter', from: '11:00', to: '12:00' },
        { id: 'schedule-7', title: 'The release is tried out', from: '15:00', to: '16:30' },
      ],
    },
  },
]

/** In thousands of shillings per week: the total equals the spending by kind of work. */
const spentByWeek = [110, 140, 165, 150, 180, 210, 195, 160, 175, 220, 185, 60]

/** Twelve weeks of a project, and the remaining budget. */
const budget: ProjectWidget[] = [
  {
    id: 'spent',
    title: 'Spent',
    budget: thousands(3000),
    data: spentByWeek.map((amount, week) => ({ week: mondayOf(week), spent: thousands(amount) })),
  },
  {
    id: 'budget',
    title: 'Budget',
    data: [
      { kind: 'design', total: thousands(600), spent: thousands(510), change: 12 },
      { kind: 'development', total: thousands(1400), spent: thousands(880), change: 21 },
      { kind: 'marketing', total: thousands(550), spent: thousands(320), change: -4 },
      { kind: 'testing', total: thousands(450), spent: thousands(240), change: 9 },
    ],
  },
]

const weather: ProjectWidget = {
  id: 'weather',
  title: 'Weather',
  place: 'Nairobi',
  currentUnits: { temperature: 'C', speed: 'KMH' },
  data: {
    condition: 'partlyCloudy',
    temperature: 22,
    wind: { speed: 19, from: 'NE' },
    rain: 20,
  },
  forecast: [
    { day: '2026-06-16', condition: 'sunny', temperature: 25 },
    { day: '2026-06-17', condition: 'rain', temperature: 19 },
    { day: '2026-06-18', condition: 'storm', temperature: 17 },
  ],
}

/** Response of the sample backend: a fictional project in mid June. */
export const sampleProjectWidgets: ProjectWidget[] = [
  ...home,
  ...budget,
  { id: 'team', title: 'Team members', data: [...sampleTeam] },
  weather,
]

/** Selectable projects. */
export const sampleProjects: Project[] = [
  { id: '1', name: 'Market day on the telephone' },
  { id: '2', name: 'Warehouse in Mombasa' },
  { id: '3', name: 'Payments without a bank' },
]
