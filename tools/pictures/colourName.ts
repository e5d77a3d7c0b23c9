/** Plain names of colours. */

const hues: [end: number, name: string][] = [
  [18, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [195, 'teal'],
  [262, 'blue'],
  [295, 'purple'],
  [340, 'pink'],
  [361, 'red'],
]

/** Name of a colour given as hexadecimal RGB, such as “dark blue”. */
export function colourName(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  )
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  const [lightness, chroma] = [(low + high) / 2, high - low]
  if (chroma < 0.08) {
    if (lightness < 0.1) return 'black'
    if (lightness > 0.95) return 'white'
    return `${shade(lightness)}grey`
  }
  const sector =
    high === red
      ? (green - blue) / chroma + 6
      : high === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4
  const hue = (sector * 60) % 360
  const name = hues.find(([end]) => hue < end)?.[1] ?? 'red'
  if (name === 'orange' && lightness < 0.35) return 'brown'
  return `${shade(lightness)}${name}`
}

/** Both names of a replaced colour; where they are equal, the hexadecimal values. */
export function recolouringName([before, after]: readonly [string, string]): string {
  const [one, other] = [colourName(before), colourName(after)]
  return one === other ? `${one} #${before} to #${after}` : `${one} to ${other}`
}

function shade(lightness: number): string {
  if (lightness < 0.28) return 'dark '
  return lightness > 0.75 ? 'light ' : ''
}
