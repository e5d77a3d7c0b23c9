import type { Product } from '../contract'
import { fromCents, grossOf } from '../pricing'
import { drawnPrint } from './drawnPrint'

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
