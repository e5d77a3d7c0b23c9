import { seededRandom } from '../../random/random'

const beginnings =
  'Bru Zel Kwa Tami Ndu Olu Reva Sifa Mbali Vuko Jani Luma Pera Nyo Duru Imo Haba Keza Wazi Fumo'.split(
    ' ',
  )
const middles = 'va zo ri mu da nde ko lu sha pe'.split(' ')
const ends = 'nil dex mol ral vex tin gan zin lor med xan pril'.split(' ')

/** Invents the given number of distinct brand names. */
export function inventBrands(count: number): string[] {
  const names = new Set<string>()
  for (let index = 0; index < count; index += 1) {
    const stream = seededRandom('afyaProduct', index, 'brand')
    let name: string
    do name = `${stream.pick(beginnings)}${stream.pick(middles)}${stream.pick(ends)}`
    while (names.has(name))
    names.add(name)
  }
  return [...names]
}
