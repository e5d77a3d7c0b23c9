import type { Product } from '../contract'
import { fromCents, grossOf } from '../pricing'

const printouts = [
  ['#f4ead5', '#c96f4a', '#2f4858', '#e9b872'],
  ['#e3eef1', '#33658a', '#f26419', '#86bbd8'],
  ['#efe9f4', '#5b4a8a', '#d88ea6', '#a7b8e8'],
  ['#e9f0e4', '#4a7c59', '#c8963e', '#8fb996'],
  ['#f7e8e4', '#a23b4b', '#3c4f76', '#edb88b'],
] as const

/** Hills below a sun. */
const hills = (shift: number, [, one, two, three]: readonly string[]) =>
  `<circle cx='${180 + shift * 22}' cy='${110 + (shift % 4) * 14}' r='48' fill='${three}'/><path d='M0 ${260 + shift * 6}q100-${80 + shift * 8} 200 0t200 0v200H0z' fill='${one}'/><path d='M0 ${310 - shift * 4}q130-${60 + shift * 4} 250 0t150 0v200H0z' fill='${two}'/>`

/** Overlapping discs. */
const discs = (shift: number, [, one, two, three]: readonly string[]) =>
  `<circle cx='150' cy='${150 + shift * 9}' r='${70 + shift * 5}' fill='${one}'/><circle cx='${240 - shift * 4}' cy='220' r='80' fill='${two}' opacity='.8'/><circle cx='180' cy='${280 - shift * 6}' r='${40 + shift * 4}' fill='${three}' opacity='.9'/>`

/** Woven stripes. */
const stripes = (shift: number, [, one, two, three]: readonly string[]) =>
  [0, 1, 2, 3, 4]
    .map(
      (each) =>
        `<path d='M${20 + each * 76} ${40 + ((each + shift) % 5) * 24}h56v${190 + ((each * 3 + shift) % 4) * 30}h-56z' fill='${[one, two, three][(each + shift) % 3] ?? one}'/>`,
    )
    .join('')

/** Leaves on a stem. */
const leaves = (shift: number, [, one, two, three]: readonly string[]) =>
  `<path d='M200 370V${60 + shift * 5}' stroke='${two}' stroke-width='6'/>${[0, 1, 2, 3, 4]
    .map((each) => {
      const [y, side] = [330 - each * 56 - shift * 3, (each + shift) % 2 === 0 ? 1 : -1]
      return `<path d='M200 ${y}q${side * (90 + shift * 4)}-20 ${side * 120}-70q${-side * 100} 0 ${-side * 120} 70' fill='${each % 2 ? three : one}'/>`
    })
    .join('')}`

const motifs = [hills, discs, stripes, leaves]

/**
 * Drawn canvas print as a data URL; the same numbers give the same picture.
 * @param place index of the product, from 0
 * @param view index of its picture, from 0
 */
function drawnPrint(place: number, view: number): string {
  const colors = printouts[(place + view) % printouts.length] ?? printouts[0]
  const motif = motifs[place % motifs.length] ?? hills
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 400' width='400' height='400'><path fill='${colors[0]}' d='M0 0h400v400H0z'/>${motif((place + view * 3) % 9, colors)}</svg>`
  return `data:image/svg+xml,${svg.replaceAll(/[<>#%]/g, encodeURIComponent)}`
}

/** Name, categories and tags, price without tax in cents, stock: specification 9 has stocks of 3 to 125. */
const written: readonly [
  name: string,
  categories: string,
  tags: string,
  net: number,
  stock: number,
][] = [
  ['Hills before rain', 'Landscapes', 'green, wide', 2400, 92],
  ['Three discs', 'Abstract', 'round, warm', 1990, 60],
  ['Market cloth', 'Patterns', 'woven, stripes', 3250, 101],
  ['Fern in the window', 'Plants', 'leaves, green', 2780, 119],
  ['Evening over the lake', 'Landscapes', 'wide, warm', 4120, 92],
  ['Two moons', 'Abstract, Night', 'round', 3640, 3],
  ['Awning', 'Patterns', 'stripes', 1450, 81],
  ['Acacia', 'Plants, Landscapes', 'leaves, dry', 5230, 15],
  ['Road to the coast', 'Landscapes', 'wide', 2999, 104],
  ['Ripe', 'Abstract', 'round, red', 1875, 77],
  ['Basket weave', 'Patterns', 'woven', 2210, 8],
  ['Banana leaf', 'Plants', 'leaves, large', 3380, 125],
  ['Salt flats', 'Landscapes', 'dry, wide', 6190, 51],
  ['Echo', 'Abstract', 'round, blue', 2640, 5],
  ['Blanket in four colours', 'Patterns', 'woven, stripes, warm', 4475, 34],
  ['Aloe', 'Plants', 'leaves, dry', 1999, 25],
  ['Ridge at noon', 'Landscapes', 'wide, blue', 3720, 4],
  ['Overlap', 'Abstract', 'round', 2850, 66],
  ['Fence', 'Patterns', 'stripes', 1680, 97],
  ['Night garden', 'Plants, Night', 'leaves', 5560, 18],
]

/** Specification 4: these of the 20 are inactive. */
const inactive = new Set(['4', '8', '18', '19'])

/** Specification 9. */
const [taxRate, extraShippingFee, imageCount] = [10, 3, 10]

/** Products of the store, which sells canvas prints: 20 (specification 9). */
export const sampleProducts: readonly Product[] = written.map(
  ([name, categories, tags, net, quantity], place) => {
    const id = String(place + 1)
    const images = Array.from({ length: imageCount }, (_, view) => ({
      id: view,
      url: drawnPrint(place, view),
      type: 'image' as const,
    }))
    const side = 30 + (place % 5) * 10
    return {
      id,
      name,
      handle: name.toLowerCase().replaceAll(' ', '-'),
      description: `${name}: a print on cotton canvas, stretched over a frame of pine. Made when it is ordered; the edges are printed, too.`,
      categories: categories.split(', '),
      tags: tags.split(', '),
      featuredImageId: place % 3,
      images,
      priceTaxExcl: fromCents(net),
      priceTaxIncl: fromCents(grossOf(net, taxRate)),
      taxRate,
      comparedPrice: fromCents(grossOf(net, taxRate) + 500),
      quantity,
      sku: `CP-${String(1001 + place * 7)}`,
      width: `${side} cm`,
      height: `${side + 10} cm`,
      depth: '4 cm',
      weight: `${fromCents(90 + place * 15)} kg`,
      extraShippingFee,
      active: !inactive.has(id),
    }
  },
)
