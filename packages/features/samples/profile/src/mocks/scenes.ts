/** Matching colours for sky, hills and foreground. */
const paints = [
  ['#f7d9a8', '#d98e4a', '#7d5a2f'],
  ['#cfe3ee', '#5f93a8', '#2c5162'],
  ['#f3c9b4', '#b5624d', '#5f2c2a'],
  ['#dfe9cf', '#7f9c56', '#41572a'],
  ['#d9d3ec', '#7c6bb0', '#3b3166'],
  ['#f4e6b8', '#b99a36', '#5f5316'],
] as const

/** Foregrounds: a lake, a row of stalls, acacias, a town at night. */
const foregrounds = [
  (ink: string) =>
    `<path fill='${ink}' d='M0 92h160v28H0z'/><path stroke='#fff' stroke-opacity='.5' d='M16 100h30M70 104h44M112 97h28M40 112h36'/>`,
  (ink: string) =>
    [0, 1, 2, 3]
      .map(
        (place) =>
          `<g transform='translate(${8 + place * 38} 72)'><path fill='#fff' fill-opacity='.85' d='M0 0h32l-4 10H4z'/><path fill='${ink}' d='M2 10h28v32H2z'/><path fill='#fff' fill-opacity='.4' d='M8 22h16v8H8z'/></g>`,
      )
      .join(''),
  (ink: string) =>
    [24, 76, 126]
      .map(
        (x, place) =>
          `<g fill='${ink}'><path d='M${x - 2} 74h4v40h-4z'/><ellipse cx='${x}' cy='${72 - place * 2}' rx='${24 - place * 3}' ry='8'/></g>`,
      )
      .join(''),
  (ink: string) =>
    [6, 12, 4, 16, 9, 14, 7, 11]
      .map(
        (height, place) =>
          `<g transform='translate(${place * 20} ${104 - height * 3})'><path fill='${ink}' d='M0 0h19v60H0z'/><path fill='#ffe9a6' d='M4 6h3v4H4zm7 0h3v4h-3zm-7 10h3v4H4z'/></g>`,
      )
      .join(''),
] as const

/**
 * Drawn picture of a place in 4:3; each number gives another.
 * @param isMoving set for a video: the sun moves
 */
export function scene(number: number, isMoving = false): string {
  const [sky, hills, ink] = paints[number % paints.length] ?? paints[0]
  const foreground = (foregrounds[number % foregrounds.length] ?? foregrounds[0])(ink)
  const x = 30 + ((number * 37) % 100)
  const way = isMoving
    ? `<animate attributeName='cx' values='${x};130;30;${x}' dur='6s' repeatCount='indefinite'/>`
    : ''
  const ridge = 54 + ((number * 11) % 18)
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 120' width='640' height='480'>` +
    `<path fill='${sky}' d='M0 0h160v120H0z'/><circle cx='${x}' cy='32' r='13' fill='#fffbe8'>${way}</circle>` +
    `<path fill='${hills}' fill-opacity='.55' d='M0 ${ridge + 14}Q40 ${ridge - 18} 84 ${ridge + 8}T160 ${ridge}V120H0z'/>` +
    `<path fill='${hills}' d='M0 ${ridge + 30}Q50 ${ridge} 100 ${ridge + 26}T160 ${ridge + 18}V120H0z'/>${foreground}</svg>`
  return `data:image/svg+xml,${svg.replaceAll(/[<>#%]/g, encodeURIComponent)}`
}
