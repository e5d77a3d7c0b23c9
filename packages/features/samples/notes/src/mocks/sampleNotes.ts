import { instant, sampleStart, seededRandom } from '@console/sample'
import type { Note, NoteLabel } from '../contract'

/** Specification 9: the labels of notes. */
export const sampleLabels: readonly NoteLabel[] = [
  'Family',
  'Work',
  'Todos',
  'Prior',
  'Personal',
  'Friends',
].map((name, id) => ({ id, name, handle: name.toLowerCase() }))

const hour = 3_600_000

/** An instant some hours after the start of the sample database, or before it if negative. */
function at(hours: number): string {
  return instant(sampleStart + hours * hour)
}

function list(...texts: readonly string[]): Note['checklist'] {
  // A text that begins with a mark is done.
  return texts.map((text, place) => ({
    id: String(place + 1),
    checked: text.startsWith('✓'),
    text: text.replace(/^✓/, ''),
  }))
}

const skies = ['#dbe8ee', '#f3e3c8', '#e6e0f0', '#f2dcd6', '#d9ebe4'] as const
const hills = ['#2c6178', '#8a5a14', '#5c4a8c', '#9a3f2a', '#22694f'] as const

/** Picture of hills below a sun as a data URL; the same number gives the same picture. */
function landscape(place: number): string {
  const drawn = seededRandom('note', place, 'picture')
  const paint = drawn.integer(0, skies.length - 1)
  const sun = `<circle cx='${drawn.integer(60, 260)}' cy='${drawn.integer(40, 80)}' r='24' fill='#fff'/>`
  const ridges = [0, 1, 2].map((ridge) => {
    const heights = [0, 80, 160, 240, 320].map(
      (x) => `${x} ${drawn.integer(90 + ridge * 34, 124 + ridge * 34)}`,
    )
    return `<path d='M0 214V${heights[0]?.split(' ')[1]}L${heights.join('L')}V214z' fill='${hills[paint]}' opacity='${0.4 + ridge * 0.3}'/>`
  })
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 214'><path fill='${skies[paint]}' d='M0 0h320v214H0z'/>${sun}${ridges.join('')}</svg>`
  return `data:image/svg+xml,${svg.replaceAll(/[<>#%]/g, encodeURIComponent)}`
}

const written: readonly Partial<Note>[] = [
  {
    title: 'Visit to the Mombasa warehouse',
    description:
      'Ask for the delivery notes of May, look at the cold room, and take pictures of how the pallets are marked.',
    image: landscape(1),
    labels: [1],
    reminder: at(2),
    time: at(-1),
  },
  {
    title: 'Before the month ends',
    checklist: list(
      '✓Answer the vouchers of agents in Arusha',
      'Reconcile the till at Kariakoo',
      'Write to the sellers whose plan runs out',
      '✓Order envelopes',
    ),
    labels: [1, 2],
    time: at(-3),
  },
  { description: 'Locker 118', time: at(-5) },
  {
    title: 'Birthday of Neema',
    description: 'She likes the blue kanga with the birds. Ring at eight, before the shop opens.',
    labels: [0, 4],
    reminder: at(23),
    time: at(-20),
  },
  {
    title: 'Words for the new listing page',
    description:
      'Sellers ask what a plan is before they ask what it costs. Say it in one line, then show the three of them side by side, and only then the small print. Nobody reads the fourth paragraph; whatever stands there now should move up or go. Ask Tigist whether the Swahili fits the button.',
    labels: [1],
    time: at(-26),
  },
  {
    title: 'خطة الأسبوع',
    description: 'مراجعة الطلبات الجديدة يوم الأحد، والاتصال بمؤسسة النور بشأن الفاتورة.',
    checklist: list('الاتصال بفاطمة', '✓إرسال العينات'),
    labels: [1],
    time: at(-30),
  },
  {
    title: 'Lake Naivasha',
    description: 'Boats leave at seven. Bring hats.',
    image: landscape(2),
    labels: [0, 5],
    time: at(-50),
  },
  { description: 'Never promise a day of delivery by telephone.', labels: [3], time: at(-60) },
  {
    title: 'Shopping',
    checklist: list(
      'Maize flour',
      '✓Tea',
      'Beans',
      'Soap',
      '✓Matches',
      'Salt',
      'Rice',
      'Oil',
      'Milk',
    ),
    labels: [0],
    time: at(-70),
  },
  {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik',
    description:
      'The longest name of a business so far: https://console.example/business-detail/biz_01JZ7Q4M8V3K',
    labels: [1, 3],
    time: at(-80),
  },
  {
    title: 'Books to give back',
    checklist: list('✓The one about rivers', 'The one about numbers'),
    labels: [4],
    reminder: at(-48),
    time: at(-90),
  },
  {
    title: 'Old price list',
    description: 'Replaced in April.',
    image: landscape(3),
    archive: true,
    labels: [1],
    time: at(-700),
  },
  { title: 'Addresses of last year’s fair', archive: true, time: at(-4000) },
]

/** Notes of the sample database, newest first. */
export const sampleNotes: readonly Note[] = written.map((note, place) => ({
  id: `note-${place + 1}`,
  title: '',
  description: '',
  archive: false,
  image: '',
  time: at(-place),
  reminder: null,
  checklist: [],
  labels: [],
  ...note,
}))
