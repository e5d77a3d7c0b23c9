const paints = [
  ['#dbe8ee', '#2c6178'],
  ['#f3e3c8', '#8a5a14'],
  ['#e6e0f0', '#5c4a8c'],
] as const

/** Drawn picture of a market stall as a data URL; the same number gives the same picture. */
export function pictureOf(place: number): string {
  const [sky, ink] = paints[place % paints.length] ?? paints[0]
  const stripes = [0, 1, 2, 3]
    .map((each) => `<path d='M${60 + each * 56} 60h28v40q-14 14-28 0z' fill='${ink}'/>`)
    .join('')
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 180'><path fill='${sky}' d='M0 0h320v180H0z'/>${stripes}<path d='M60 60h224v-8H60zM64 150h216v-24H64z' fill='${ink}' opacity='.7'/></svg>`
  return `data:image/svg+xml,${svg.replaceAll(/[<>#%]/g, encodeURIComponent)}`
}
