import type { Media } from '@console/core/contracts'
import { checksum } from '../../random/token'
import { glyphs } from './glyphs'
import type { Glyph } from '../names/goods'
import { bitmap } from './bitmap'

/** Backgrounds and motifs, with a contrast of at least 3 to 1. */
const paints = [
  ['#e3ecd8', '#4c6b2f'],
  ['#f3e3c8', '#8a5a14'],
  ['#dbe8ee', '#2c6178'],
  ['#f2dcd6', '#9a3f2a'],
  ['#e6e0f0', '#5c4a8c'],
  ['#d9ebe4', '#22694f'],
  ['#f4e6b8', '#7d6312'],
  ['#e9dfd5', '#6b4a33'],
  ['#dce3f4', '#3a4f95'],
  ['#f0dce6', '#8c3a63'],
] as const

function paintOf(paint: number): readonly [ground: string, ink: string] {
  return paints[paint % paints.length] ?? paints[0]
}

function address(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll(/[<>#%]/g, encodeURIComponent)}`
}

function drawn(width: number, height: number, inside: string): string {
  return address(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>${inside}</svg>`,
  )
}

function ground(width: number, height: number, colour: string): string {
  return `<path fill='${colour}' d='M0 0h${width}v${height}H0z'/>`
}

function outline(glyph: Glyph, ink: string, attributes = ''): string {
  return `<path fill='${ink}' fill-rule='evenodd' d='${glyphs[glyph]}'${attributes}/>`
}

const thumbnails = new Map<string, Media>()

/** Small picture of a row. Rows of the same good and paint share it. */
export function thumbnail(alt: string, glyph: Glyph, paint: number): Media {
  const name = `${alt} ${paint}`
  let media = thumbnails.get(name)
  if (!media) {
    const [colour, ink] = paintOf(paint)
    const url = bitmap(glyph, colour, ink)
    media = { mediaToken: checksum(name), url, alt, width: 64, height: 64 }
    thumbnails.set(name, media)
  }
  return media
}

/** Views of a gallery: the good, a close-up, two of it, many of it, its label. */
const views = [
  (glyph: Glyph, ink: string) => outline(glyph, ink, " transform='translate(10 10) scale(.8)'"),
  (glyph: Glyph, ink: string) => outline(glyph, ink, " transform='translate(-38 -28) scale(1.7)'"),
  (glyph: Glyph, ink: string) =>
    outline(glyph, ink, " transform='translate(2 22) scale(.55)'") +
    outline(glyph, ink, " opacity='.75' transform='translate(42 22) scale(.55)'"),
  (glyph: Glyph, ink: string) =>
    [0, 1, 2, 3, 4, 5]
      .map((place) =>
        outline(
          glyph,
          ink,
          ` transform='translate(${(place % 3) * 32} ${place < 3 ? 12 : 50}) scale(.33)'`,
        ),
      )
      .join(''),
  (glyph: Glyph, ink: string) =>
    `${outline(glyph, ink, " opacity='.3'")}<path fill='#fff' d='M24 40h48v26H24z'/><path stroke='${ink}' stroke-width='2' d='M30 48h36M30 53h24M30 58h30'/>`,
]

/** A picture of a gallery. After the first five, every view has a paint of its own. */
export function photograph(
  mediaToken: string,
  alt: string,
  glyph: Glyph,
  paint: number,
  view: number,
  size = 1200,
): Media {
  const [colour, ink] = paintOf(paint + Math.floor(view / views.length))
  const inside = (views[view % views.length] ?? views[0])?.(glyph, ink) ?? ''
  return {
    mediaToken,
    url: drawn(96, 96, ground(96, 96, colour) + inside),
    alt,
    width: size,
    height: size,
  }
}

/** Address of a picture of 16 to 9 with a good at its end. */
export function banner(glyph: Glyph, paint: number): string {
  const [colour, ink] = paintOf(paint)
  return drawn(
    160,
    90,
    ground(160, 90, colour) + outline(glyph, ink, " transform='translate(78 6) scale(.8)'"),
  )
}

/** Emblems of businesses, in a square of 96: without letters, because a picture has none of the page's fonts. */
const emblems = [
  // An awning over a counter.
  'M20 28h56l6 20a9 9 0 0 1-17 0 9 9 0 0 1-17 0 9 9 0 0 1-17 0 9 9 0 0 1-17 0zM26 62h44v10H26z',
  // Two leaves on a stem.
  'M46 76V54C28 54 22 42 22 28c16 0 24 8 26 18 2-12 12-20 28-20 0 16-8 28-26 28v22z',
  // Three bars that rise.
  'M24 54h12v20H24zM42 40h12v34H42zM60 24h12v50H60z',
  // A ring around a disc.
  'M48 20a28 28 0 1 0 .1 0zm0 10a18 18 0 1 1-.1 0zm0 9a9 9 0 1 0 .1 0z',
  // A square on its point, open in the middle.
  'M48 18l30 30-30 30-30-30zm0 18L36 48l12 12 12-12z',
  // Two waves.
  'M18 40c10-12 20-12 30 0s20 12 30 0v12c-10 12-20 12-30 0s-20-12-30 0zm0 20c10-12 20-12 30 0s20 12 30 0v10c-10 12-20 12-30 0s-20-12-30 0z',
] as const

/** Emblem of a business. */
export function emblem(mediaToken: string, name: string, paint: number): Media {
  return square(mediaToken, name, paint, (ink, seed) =>
    filled(emblems[seed % emblems.length] ?? emblems[0], ink),
  )
}

/** Hair of a portrait: short, a wrap, long, none. */
const hair = [
  'M30 40a18 18 0 0 1 36 0c-4-8-10-10-18-10s-14 2-18 10z',
  'M27 42c0-30 42-30 42 0l6-10c-2-26-52-26-54 0z',
  'M28 62V40a20 20 0 0 1 40 0v22h-7V44c-6 0-14-2-17-8-2 5-6 8-9 8v18z',
  '',
] as const

/** Drawn portrait of a person: head and shoulders. */
export function portrait(mediaToken: string, name: string, paint: number): Media {
  return square(mediaToken, name, paint, (ink, seed) => {
    const [skin] = paintOf(paint + 4 + (seed % 3))
    const head = `<circle cx='48' cy='42' r='17' fill='${skin}' stroke='${ink}' stroke-width='2'/>`
    return `${filled('M14 96c0-24 16-32 34-32s34 8 34 32z', ink)}${head}${filled(hair[seed % hair.length] ?? '', ink)}`
  })
}

function filled(outlined: string, ink: string): string {
  return `<path fill='${ink}' fill-rule='evenodd' d='${outlined}'/>`
}

function square(
  mediaToken: string,
  alt: string,
  paint: number,
  draw: (ink: string, seed: number) => string,
): Media {
  const [colour, ink] = paintOf(paint)
  const seed = Array.from(alt).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const url = drawn(96, 96, ground(96, 96, colour) + draw(ink, seed))
  return { mediaToken, url, alt, width: 96, height: 96 }
}

/** A scanned document: its title, its lines, and for an identity card the place of a photograph. */
export function scan(
  title: string,
  lines: readonly string[],
  isCard: boolean,
  paint: number,
): Media {
  const [colour, ink] = paintOf(paint)
  const [width, height] = isCard ? [856, 540] : [840, 1188]
  const start = isCard ? 280 : 80
  const text = lines
    .map(
      (line, place) =>
        `<text x='${start}' y='${190 + place * 56}' font-size='26' fill='#333'>${escaped(line)}</text>`,
    )
    .join('')
  const body = isCard
    ? `<path fill='${ink}' opacity='.35' d='M60 160h180v230H60z'/><circle cx='150' cy='245' r='46' fill='#fff'/><path fill='#fff' d='M78 390c0-90 144-90 144 0z'/>`
    : `<path stroke='#bbb' stroke-width='6' d='M80 620h680M80 680h620M80 740h660M80 800h520'/><circle cx='660' cy='980' r='90' fill='none' stroke='${ink}' stroke-width='8' opacity='.6'/>`
  const svg = `${ground(width, height, '#fbfaf6')}<path fill='${colour}' d='M0 0h${width}v110H0z'/><g font-family='sans-serif'><text x='60' y='72' font-size='36' fill='${ink}'>${escaped(title)}</text>${text}</g>${body}`
  return {
    mediaToken: checksum(`${title}${lines.join()}`),
    url: drawn(width, height, svg),
    alt: title,
    width,
    height,
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
