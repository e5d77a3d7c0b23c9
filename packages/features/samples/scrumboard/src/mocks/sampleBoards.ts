import { sampleStart } from '@console/sample'
import type { Board, Card } from '../contract'
import { firstLabels, newCard } from '../newBoard'

const paints = [
  ['#dbe8ee', '#2c6178'],
  ['#f3e3c8', '#8a5a14'],
  ['#e6e0f0', '#5c4a8c'],
] as const

/** Drawn picture of a market stall as a data URL; the same number gives the same picture. */
function pictureOf(place: number): string {
  const [sky, ink] = paints[place % paints.length] ?? paints[0]
  const stripes = [0, 1, 2, 3]
    .map((each) => `<path d='M${60 + each * 56} 60h28v40q-14 14-28 0z' fill='${ink}'/>`)
    .join('')
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 180'><path fill='${sky}' d='M0 0h320v180H0z'/>${stripes}<path d='M60 60h224v-8H60zM64 150h216v-24H64z' fill='${ink}' opacity='.7'/></svg>`
  return `data:image/svg+xml,${svg.replaceAll(/[<>#%]/g, encodeURIComponent)}`
}

/** Members of the sample boards: the operators of the sample accounts. */
const members = [
  ['superadmin', 'Amina Yusuf'],
  ['admin', 'Brian Otieno'],
  ['staff', 'Carol Nansubuga'],
  ['daudi', 'Daudi Mushi'],
].map(([user, name = '']) => ({ id: `${user}@console.example`, name, avatar: '' }))

const labels = [...firstLabels]

const memberId = (place: number) => members[place]?.id ?? ''

/** A day some days after the start of the sample database. */
function day(days: number): string {
  return at(days).slice(0, 10)
}

function at(days: number): string {
  return new Date(sampleStart + days * 86_400_000).toISOString()
}

const written: readonly (Partial<Card> & Pick<Card, 'name'>)[] = [
  {
    name: 'Draw the stall for the landing page',
    description: 'One stall, an awning, no people. It has to be read at 320 px, too.',
    idAttachmentCover: 'picture-1',
    idMembers: [memberId(0), memberId(2)],
    idLabels: ['label-2', 'label-1'],
    attachments: [
      { id: 'picture-1', name: 'stall.svg', type: 'image', src: pictureOf(0), time: at(-2) },
      {
        id: 'link-1',
        name: 'How shops look on small telephones',
        type: 'link',
        src: 'https://research.example/small-telephones',
        time: at(-3),
      },
    ],
    checklists: [
      {
        id: 'checklist-1',
        name: 'Before it is handed over',
        checkItems: [
          { id: 'item-1', name: 'Light and dark', checked: true },
          { id: 'item-2', name: 'Right to left', checked: true },
          { id: 'item-3', name: 'Without colour', checked: false },
        ],
      },
    ],
    activities: [
      {
        id: 'activity-2',
        type: 'comment',
        idMember: memberId(2),
        message: 'The awning reads as a tent below 360 px. Fewer stripes?',
        time: at(-1),
      },
      {
        id: 'activity-1',
        type: 'attachment',
        idMember: memberId(0),
        message: 'stall.svg',
        time: at(-2),
      },
    ],
    subscribed: true,
    due: day(2),
  },
  { name: 'Ask three sellers what they look at first', idMembers: [memberId(1)], due: day(-1) },
  {
    name: 'راجع نصوص صفحة الدفع',
    description: 'الأزرار أولًا، ثم رسائل الخطأ.',
    idLabels: ['label-3'],
  },
  {
    name: 'Say in the cart what delivery will cost',
    idLabels: ['label-4', 'label-3'],
    idMembers: [memberId(3)],
    due: day(6),
  },
  {
    name: 'Measure how long the first list takes on a slow line',
    idLabels: ['label-1'],
    checklists: [
      {
        id: 'checklist-2',
        name: 'Where',
        checkItems: [
          { id: 'item-4', name: 'Nakuru', checked: true },
          { id: 'item-5', name: 'Mwanza', checked: true },
        ],
      },
    ],
  },
  {
    name: 'Find out why Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik leaves its tile',
    idMembers: [memberId(0)],
  },
  { name: 'Pictures of shops load before they are seen', idLabels: ['label-4'] },
]

const cards: Card[] = written.map((card, place) => ({
  ...newCard(card.name),
  id: `card-${place + 1}`,
  ...card,
}))

const ids = (...places: number[]) => places.map((place) => `card-${place}`)

/** Boards of the sample database. */
export const sampleBoards: readonly Board[] = [
  {
    id: 'board-1',
    name: 'Shop for small telephones',
    uri: 'shop-for-small-telephones',
    settings: { color: 'cobalt', subscribed: true, cardCoverImages: true },
    lists: [
      { id: 'list-1', name: 'Designs', idCards: ids(1, 2, 3) },
      { id: 'list-2', name: 'To build', idCards: ids(4) },
      { id: 'list-3', name: 'Being built', idCards: ids(5, 6) },
      { id: 'list-4', name: 'Live', idCards: ids(7) },
    ],
    cards,
    members,
    labels,
  },
  {
    id: 'board-2',
    name: 'Spring fair in Mombasa',
    uri: 'spring-fair-in-mombasa',
    settings: { color: 'forest', subscribed: false, cardCoverImages: false },
    lists: [
      { id: 'list-1', name: 'Ideas', idCards: ids(1) },
      { id: 'list-2', name: 'Agreed', idCards: [] },
    ],
    cards: [{ ...newCard('A tent with a cold room'), id: 'card-1', idMembers: [memberId(1)] }],
    members,
    labels,
  },
]
