/** Picture of a plan of market stalls, as a data URL. */
export function planOfStalls(): string {
  const stalls = Array.from({ length: 12 }, (_, place) => {
    const [x, y] = [24 + (place % 4) * 72, 24 + Math.floor(place / 4) * 52]
    const paint = ['#2c6178', '#8a5a14', '#5c4a8c'][place % 3]
    return `<rect x='${x}' y='${y}' width='56' height='32' rx='4' fill='${paint}'/>`
  })
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 180' width='640' height='360'><path fill='#f3e3c8' d='M0 0h320v180H0z'/>${stalls.join('')}</svg>`
  return `data:image/svg+xml,${svg.replaceAll(/[<>#%]/g, encodeURIComponent)}`
}
