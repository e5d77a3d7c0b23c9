/**
 * `node tools/drawIcons.ts`: writes the paths of the catalogue's icons to `drawings.json`, each as one path. Imported as components, they
 * would pull the icons of all other screens into their chunks.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { iconNames } from '../packages/features/samples/icons/src/mocks/iconNames.ts'

const folder = join(import.meta.dirname, '../packages/features/samples/icons')

/** File that the paths are written to. */
export const drawingsFile = join(folder, 'src/drawings.json')

type Shape = [tag: string, attributes: Readonly<Record<string, string>>]

/** Paths of the catalogue's icons in the installed set: path data by icon name. */
export async function drawIcons(): Promise<Record<string, string>> {
  const drawn = iconNames.map(async (name) => {
    const file = join(folder, 'node_modules/lucide-react/dist/esm/icons', `${name}.mjs`)
    const { __iconData } = (await import(pathToFileURL(file).href)) as {
      __iconData: { node: readonly Shape[] }
    }
    return [name, __iconData.node.map(pathOf).join('')] as const
  })
  return Object.fromEntries(await Promise.all(drawn))
}

/** Converts a shape to path data. */
function pathOf([tag, given]: Shape): string {
  const at = (name: string) => Number(given[name] ?? 0)
  if (tag === 'path') return fromAnywhere(given.d ?? '')
  if (tag === 'line') return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
  if (tag === 'polyline') return `M${given.points}`
  if (tag === 'polygon') return `M${given.points}Z`
  if (tag === 'circle') return oval(at('cx'), at('cy'), at('r'), at('r'))
  if (tag === 'ellipse') return oval(at('cx'), at('cy'), at('rx'), at('ry'))
  if (tag === 'rect')
    return rectangle(at('x'), at('y'), at('width'), at('height'), roundness(given))
  throw new Error(`No icon was drawn with ${tag} before`)
}

const pair = /^m\s*(-?(?:\d*\.)?\d+)[\s,]*(-?(?:\d*\.)?\d+)[\s,]*/

/** Makes a path independent of its position: behind another one, `m` would be relative to that one's end. The rest stays relative. */
function fromAnywhere(path: string): string {
  return path.replace(pair, (whole, x: string, y: string) => {
    const isLine = /[-.\d]/.test(path.charAt(whole.length))
    return `M${x} ${y}${isLine ? 'l' : ''}`
  })
}

function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
}

/** Corner radii of a rectangle; where only one direction is given, it applies to both. */
function roundness({ rx, ry }: Shape[1]): number {
  return Number(rx ?? ry ?? 0)
}

function rectangle(x: number, y: number, width: number, height: number, given: number): string {
  const round = Math.min(given, width / 2, height / 2)
  const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`
  return (
    `M${x + round} ${y}h${width - 2 * round}${corner(round, round)}v${height - 2 * round}${corner(-round, round)}` +
    `h${2 * round - width}${corner(-round, -round)}v${2 * round - height}${corner(round, -round)}z`
  )
}

if (import.meta.main) writeFileSync(drawingsFile, `${JSON.stringify(await drawIcons(), null, 2)}\n`)
