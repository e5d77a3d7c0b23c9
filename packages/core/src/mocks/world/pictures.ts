import type { Media } from '../../contracts'
import { checksum } from '../token'
import { glyphs } from './glyphs'
import type { Glyph } from './names/goods'
import { bitmap } from './bitmap'

/** Backgrounds and what stands on them, dark enough to be told apart (3 to 1 at least). */
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

/** The small picture of a row. Rows of the same good and paint share it. */
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

/** What a picture of a gallery shows: the good, the good close by, two of it, many of it, its label. */
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

/** A picture of a gallery. Every view comes in a paint of its own after the first five. */
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

/** Two letters on a ground: of a person, or of a business without a mark. */
export function initials(mediaToken: string, name: string, paint: number): Media {
  const [colour, ink] = paintOf(paint)
  const letters = name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 32))
    .join('')
  return {
    mediaToken,
    url: drawn(
      96,
      96,
      `${ground(96, 96, colour)}<text x='48' y='61' font-family='sans-serif' font-size='38' text-anchor='middle' fill='${ink}'>${letters}</text>`,
    ),
    alt: name,
    width: 96,
    height: 96,
  }
}

/** A scanned document: its title, the lines of it, and for an identity card the place of a photograph. */
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
