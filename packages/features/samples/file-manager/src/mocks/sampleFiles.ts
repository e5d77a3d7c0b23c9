import type { StoredFile } from '../contract'

const [amina, brian, carol] = ['Amina Yusuf', 'Brian Otieno', 'Carol Nansubuga'] as const

/** Takings of a market day as an HTML table. */
const takings = (rows: readonly (readonly [seller: string, sum: string])[]) =>
  `<table><thead><tr><th>Seller</th><th>KES</th></tr></thead><tbody>${rows
    .map(([seller, sum]) => `<tr><td>${seller}</td><td>${sum}</td></tr>`)
    .join('')}</tbody></table>`

type Written = Partial<StoredFile> &
  Pick<StoredFile, 'name' | 'type' | 'owner'> & {
    /** Days before now of its creation, last change and last opening. */
    ages: readonly [created: number, modified: number, opened: number | null]
  }

/** The eleven files of specification 9: four folders and their content. */
const written: readonly Written[] = [
  { name: 'Contracts', type: 'folder', owner: amina, offline: true, ages: [210, 12, 1] },
  { name: 'Market days', type: 'folder', owner: brian, ages: [180, 3, 1] },
  {
    name: 'Nakuru',
    type: 'folder',
    owner: brian,
    location: '/Market days',
    ages: [96, 3, 2],
  },
  { name: 'To be sorted', type: 'folder', owner: carol, ages: [20, 20, null] },
  {
    name: 'Terms for sellers',
    type: 'document',
    owner: amina,
    extention: 'docx',
    size: 84_300,
    location: '/Contracts',
    offline: true,
    preview:
      '<h2>Terms for sellers</h2><p>A stall is let by the day. What is sold is the seller’s; what the market keeps of it is agreed beforehand and does not change afterwards.</p><ul><li>Stalls are ready at six.</li><li>What is left at nine in the evening is taken away.</li></ul>',
    ages: [208, 12, 1],
  },
  {
    name: 'Letter to the landlord',
    type: 'document',
    owner: carol,
    extention: 'odt',
    size: 21_700,
    location: '/Contracts',
    preview:
      '<p>The roof over the third row lets the rain in again. Please have it mended before the season begins.</p>',
    ages: [40, 38, 38],
  },
  {
    name: 'Plan of the stalls',
    type: 'document',
    owner: brian,
    extention: 'svg',
    size: 1_840_000,
    location: '/Market days',
    preview: planOfStalls(),
    ages: [95, 30, 4],
  },
  {
    name: 'Takings 2',
    type: 'spreadsheet',
    owner: brian,
    extention: 'xlsx',
    size: 48_200,
    location: '/Market days/Nakuru',
    preview: takings([
      ['Baskets', '18,400'],
      ['Honey', '9,250'],
    ]),
    ages: [10, 10, 9],
  },
  {
    name: 'Takings 10',
    type: 'spreadsheet',
    owner: brian,
    extention: 'xlsx',
    size: 51_900,
    location: '/Market days/Nakuru',
    offline: true,
    preview: takings([
      ['Baskets', '21,150'],
      ['Honey', '7,900'],
      ['Lamps', '33,000'],
    ]),
    ages: [3, 3, 2],
  },
  {
    name: 'Welcome',
    type: 'document',
    owner: amina,
    extention: 'pdf',
    size: 312_000,
    preview: '<h2>Welcome</h2><p>What the market needs on paper lies here, by what it is for.</p>',
    ages: [210, 60, 5],
  },
  {
    name: 'Prices',
    type: 'spreadsheet',
    owner: carol,
    extention: 'ods',
    size: 2_460_000,
    // Never opened, so there is no preview.
    ages: [1, 0.2, null],
  },
]

/**
 * Builds the sample files.
 * @param now in milliseconds: they were created and changed before it, on any day
 */
export function sampleFiles(now: number): StoredFile[] {
  const at = (days: number) => new Date(now - days * 86_400_000).toISOString()
  return written.map(({ ages: [created, modified, opened], ...file }, place) => ({
    id: `file-${place + 1}`,
    extention: '',
    size: null,
    location: '/',
    offline: false,
    preview: null,
    ...file,
    created: at(created),
    modified: at(modified),
    opened: opened === null ? null : at(opened),
  }))
}

/** Picture of a plan of market stalls, as a data URL. */
function planOfStalls(): string {
  const stalls = Array.from({ length: 12 }, (_, place) => {
    const [x, y] = [24 + (place % 4) * 72, 24 + Math.floor(place / 4) * 52]
    const paint = ['#2c6178', '#8a5a14', '#5c4a8c'][place % 3]
    return `<rect x='${x}' y='${y}' width='56' height='32' rx='4' fill='${paint}'/>`
  })
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 180' width='640' height='360'><path fill='#f3e3c8' d='M0 0h320v180H0z'/>${stalls.join('')}</svg>`
  return `data:image/svg+xml,${svg.replaceAll(/[<>#%]/g, encodeURIComponent)}`
}
