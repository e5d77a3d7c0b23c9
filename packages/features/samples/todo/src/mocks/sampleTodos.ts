import { sampleStart } from '@console/sample'
import type { Folder, Label } from '@console/master-detail/collections'
import type { Todo } from '../contract'

/** Folders of the sample database; `all` contains every to-do. */
export const folders: readonly Folder[] = [
  { id: 0, handle: 'all', title: 'All', icon: 'list' },
  { id: 1, handle: 'office', title: 'Office', icon: 'folder' },
  { id: 2, handle: 'field', title: 'Field visits', icon: 'folder' },
]

/** Specification 4: the filters of to-dos. */
export const filters: readonly Folder[] = [
  { id: 0, handle: 'starred', title: 'Starred', icon: 'star' },
  { id: 1, handle: 'important', title: 'Important', icon: 'error' },
  { id: 2, handle: 'dueDate', title: 'Scheduled', icon: 'schedule' },
  { id: 3, handle: 'today', title: 'Today', icon: 'today' },
  { id: 4, handle: 'completed', title: 'Done', icon: 'check' },
  { id: 5, handle: 'deleted', title: 'Deleted', icon: 'delete' },
]

/** Specification 9: the labels of to-dos. */
export const labels: readonly Label[] = (
  [
    ['Frontend', '#0f766e'],
    ['Backend', '#b45309'],
    ['API', '#1d4ed8'],
    ['Issue', '#b91c1c'],
    ['Mobile', '#7e22ce'],
  ] as const
).map(([title, color], id) => ({ id, handle: title.toLowerCase(), title, color }))

/** A day some days after the start of the sample database. */
function day(days: number): string {
  return new Date(sampleStart + days * 86_400_000).toISOString().slice(0, 10)
}

const written: readonly (Partial<Todo> & Pick<Todo, 'title'>)[] = [
  {
    title: 'Answer the seller from Nakuru about the torn bags',
    notes: 'Four of forty. Ask for the delivery note before anything is promised.',
    startDate: day(-2),
    dueDate: day(-1),
    important: true,
    labels: [3],
    folder: 1,
  },
  {
    title: 'Try the order form on a small telephone',
    startDate: day(0),
    dueDate: day(0),
    starred: true,
    labels: [0, 4],
    folder: 1,
  },
  {
    title: 'Write down what the gateway answers when it is down',
    notes: 'Two sentences are enough.',
    dueDate: day(3),
    labels: [1, 2],
    folder: 1,
  },
  { title: 'Visit the cold room in Mombasa', startDate: day(4), dueDate: day(6), folder: 2 },
  { title: 'Renew the certificate', completed: true, labels: [1], folder: 1 },
  {
    title: 'مراجعة ترجمة صفحة الطلبات',
    notes: 'الأزرار أولًا، ثم رسائل الخطأ.',
    dueDate: day(1),
    starred: true,
    labels: [0],
  },
  {
    title:
      'Find out why the name Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik leaves its column on narrow windows',
    labels: [0, 3],
  },
  { title: 'Weigh the sample parcels', folder: 2 },
  { title: 'Ask Tigist for the new price list', dueDate: day(-9), completed: true },
  { title: 'Old plan for the spring fair', deleted: true },
  { title: 'Call the printer', deleted: true, important: true },
]

/** To-dos of the sample database, newest first. */
export const sampleTodos: readonly Todo[] = written.map((todo, place) => ({
  id: `todo-${place + 1}`,
  notes: '',
  startDate: null,
  dueDate: null,
  completed: false,
  starred: false,
  important: false,
  deleted: false,
  labels: [],
  ...todo,
}))
