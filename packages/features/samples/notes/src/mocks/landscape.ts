import { seededRandom } from '@console/sample'

const skies = ['#dbe8ee', '#f3e3c8', '#e6e0f0', '#f2dcd6', '#d9ebe4'] as const
const hills = ['#2c6178', '#8a5a14', '#5c4a8c', '#9a3f2a', '#22694f'] as const

/** Picture of hills below a sun as a data URL; the same number gives the same picture. */
export function landscape(place: number): string {
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
