/** Groups pictures that changed in the same way, so that each change is reviewed once. */
import { evidenceOf } from './change.ts'
import { recolouringName } from './colourName.ts'
import type { Entry, Status } from './report.ts'

/** Pictures with the same change. */
export interface Group {
  /** Identity within the report. */
  id: string
  status: Status
  /** Component and change: “Button, 44×84, blue to green”. */
  name: string
  /** Key of the picture that shows the change best: in the lowest layer, and with the smallest box. */
  sample: string
  /** Keys of all pictures, the sample first. */
  keys: string[]
}

/** From the parts of a screen to screens: a change is named after the part. */
const layers = ['ui', 'templates', 'marketplace', 'shell', 'features']

/**
 * Groups of all pictures, the largest first within each status. A change is the same where the same colours were replaced, all content moved by the
 * same distance, or the changed pixels are equal. What is left, and every other status, is grouped by component.
 */
export function groupsOf(entries: Entry[], order: Status[]): Group[] {
  const times = new Map<string, number>()
  for (const { change } of entries)
    if (change) times.set(change.hash, (times.get(change.hash) ?? 0) + 1)
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const isRepeated = entry.change !== undefined && (times.get(entry.change.hash) ?? 0) > 1
    const id = `${entry.status}:${causeOf(entry, isRepeated)}`
    groups.set(id, [...(groups.get(id) ?? []), entry])
  }
  return [...groups]
    .map(([id, members]) => groupOf(id, members))
    .toSorted(
      (one, other) =>
        order.indexOf(one.status) - order.indexOf(other.status) ||
        other.keys.length - one.keys.length,
    )
}

function causeOf({ status, change, title }: Entry, isRepeated: boolean): string {
  if (status === 'unchanged') return ''
  if (change?.colours) return evidenceOf(change)
  if (change?.moved) return `moved ${change.moved.x},${change.moved.y}`
  return isRepeated && change ? change.hash : title
}

function groupOf(id: string, members: Entry[]): Group {
  const sorted = members.toSorted(
    (one, other) => layerOf(one) - layerOf(other) || areaOf(one) - areaOf(other),
  )
  const [sample] = sorted
  if (!sample) throw new Error(`Group ${id} is empty.`)
  return {
    id,
    status: sample.status,
    name: nameOf(sorted, sample),
    sample: sample.key,
    keys: sorted.map(({ key }) => key),
  }
}

function nameOf(members: Entry[], sample: Entry): string {
  if (sample.status === 'unchanged') return 'All pictures without a change'
  const titles = new Set(members.map(({ title }) => title))
  const component = sample.title.slice(sample.title.lastIndexOf('/') + 1)
  const sizes = new Set(members.map(({ box }) => (box ? `${box.height}×${box.width}` : '')))
  const [size = ''] = sizes
  return [
    component,
    sizes.size === 1 ? size : 'several sizes',
    changeName(sample),
    titles.size > 1
      ? `also in ${titles.size - 1} other ${titles.size === 2 ? 'component' : 'components'}`
      : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

function changeName({ change }: Entry): string {
  if (change?.colours) return [...new Set(change.colours.map(recolouringName))].join(', ')
  if (!change?.moved) return ''
  const { x, y } = change.moved
  const distance = Math.abs(x + y)
  const side = x > 0 ? 'right' : x < 0 ? 'left' : y > 0 ? 'down' : 'up'
  return `moved ${distance} ${distance === 1 ? 'pixel' : 'pixels'} ${side}`
}

function layerOf({ title }: Entry): number {
  const layer = layers.indexOf(title.slice(0, title.indexOf('/')))
  return layer < 0 ? layers.length : layer
}

function areaOf({ box }: Entry): number {
  return box ? box.width * box.height : 0
}
