/** Takes both sides' pictures in several parallel windows, and confirms every difference. */
import type { Camera, Picture, Shot } from './camera.ts'
import { type Change, evidenceOf } from './change.ts'
import { compare, type Difference } from './compare.ts'

/** Outcome of one picture. */
export type Outcome = Shot & { before?: Picture; after?: Picture; difference?: Difference }

/** One picture to take, and its sides. */
export interface Task {
  shot: Shot
  /** The base's picture of the same story, which may pin another window size. */
  base?: Shot
  isInBase: boolean
  isInHead: boolean
}

/** Source of pictures: a camera, or an album that caches one's pictures. */
export type Taker = Pick<Camera, 'take' | 'close'>

/** Number of times a difference or a failure is checked again, on freshly loaded pages, until two pictures match. */
const looks = 3
/** Maximum number of changes to confirm; an equal one is confirmed once. When a change shows everywhere, the rest counts at once. */
const confirmed = 60

/**
 * Takes the pictures of all tasks.
 * @param newCamera opens a window on one of the two builds
 * @param windows number of parallel windows
 * @param onTaken called with each outcome
 * @param isStopped called before and after each task: a task in progress is dropped, and waiting ones are not
 * started
 */
export async function shoot(
  tasks: Task[],
  newCamera: (side: 'before' | 'after') => Taker,
  windows: number,
  onTaken: (outcome: Outcome, task: Task) => void,
  isStopped: () => boolean = () => false,
): Promise<void> {
  // A window stays in its mode while there are tasks in it: a change of mode reloads the page.
  const waiting = tasks.toSorted((one, other) => one.shot.mode.localeCompare(other.shot.mode))
  const known = new Set<string>()
  const work = async () => {
    const before = newCamera('before')
    const after = newCamera('after')
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      if (isStopped()) break
      const isReal = (change: Change) => known.size >= confirmed || known.has(evidenceOf(change))
      const outcome = await take(task, before, after, isReal)
      if (isStopped()) break
      if (outcome.difference) known.add(evidenceOf(outcome.difference.change))
      onTaken(outcome, task)
    }
    await Promise.all([before.close(), after.close()])
  }
  await Promise.all(Array.from({ length: windows }, work))
}

/** Identity of a picture on both sides. */
export function keyOf({ story, mode }: Shot): string {
  return `${story}--${mode}`
}

async function take(
  { shot, base = shot, isInBase, isInHead }: Task,
  before: Taker,
  after: Taker,
  isReal: (change: Change) => boolean,
): Promise<Outcome> {
  const seen: { before: Buffer[]; after: Buffer[] } = { before: [], after: [] }
  for (let look = 0; ; look++) {
    const isFresh = look > 0
    const [one, other] = await Promise.all([
      isInBase ? before.take(base, isFresh) : undefined,
      isInHead ? after.take(shot, isFresh) : undefined,
    ])
    const outcome: Outcome = { ...shot, before: one, after: other }
    if (failed(one) || failed(other)) {
      if (look < looks) continue
      return outcome
    }
    if (!one || !other) return outcome
    // Equal once means equal: a real difference shows every time.
    if ([...seen.before, one.png].some((png) => [...seen.after, other.png].some(is(png))))
      return { ...outcome, before: other }
    const difference = compare(one.png, other.png)
    if (!difference) return { ...outcome, before: other }
    const isSettled = seen.before.some(is(one.png)) && seen.after.some(is(other.png))
    if (isSettled || look >= looks || isReal(difference.change)) return { ...outcome, difference }
    seen.before.push(one.png)
    seen.after.push(other.png)
  }
}

function failed(picture: Picture | undefined): picture is { failure: string } {
  return picture !== undefined && 'failure' in picture
}

function is(png: Buffer): (other: Buffer) => boolean {
  return (other) => png.equals(other)
}
