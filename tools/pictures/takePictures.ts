/** Compares the stories of the working tree with those of a revision. */
import { join } from 'node:path'
import { Album, albumOf } from './album.ts'
import { type Build, buildRevision, buildWorkingTree, prune } from './builds.ts'
import { Camera, startBrowser } from './camera.ts'
import { affectedSince, type Choice, choose } from './choose.ts'
import { commitOf } from '../git.ts'
import { type Entry, entryOf, type Report, summaryOf } from './report.ts'
import { serve } from './serve.ts'
import { shoot, type Task } from './shoot.ts'
import { listStories } from './stories.ts'
import { checkFolder, emptyFolder, writePictures, writeReport } from './writeReport.ts'

/** Options of a comparison. */
export interface Request {
  root: string
  /** Revision to compare the working tree with. */
  against: string
  choice: Choice
  /** The report's folder. */
  out: string
  /** File of marks, with which the page begins. */
  accepted?: string
  /** Number of parallel pairs of windows. */
  windows: number
  /** Aborts the run: finished pictures are reported. */
  signal: AbortSignal
  report(line: string): void
  /** Called after each picture, with the number of those done and of all, and the rate per second. */
  onProgress(done: number, all: number, rate: number): void
}

/** Builds both sides, takes the pictures, writes each as it is taken, and then the report. */
export async function takePictures(request: Request): Promise<Report> {
  const { root, against, out, accepted, signal, report } = request
  checkFolder(out)
  const commit = commitOf(root, against)
  const builds: Build[] = []
  try {
    // The revision needs no worktree where it has the same built files.
    for (const build of [
      async () => buildWorkingTree(root, { signal, report }),
      async () => buildRevision(root, against, { signal, report }),
    ]) {
      const made = await build()
      report(
        `${made.name}: ${made.seconds === 0 ? 'built before' : `built in ${made.seconds.toFixed(0)} s`}`,
      )
      builds.push(made)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
  emptyFolder(out)
  const [after, before] = builds
  const made =
    before && after
      ? await compareBuilds(request, commit, before, after)
      : stoppedReport(against, 'Stopped during a build: no pictures.')
  writeReport(out, made, accepted)
  return made
}

function stoppedReport(against: string, stopped: string): Report {
  return {
    before: { name: against, build: '' },
    after: { name: 'working tree', build: '' },
    scope: '',
    stopped,
    taken: { pictures: 0, seconds: 0 },
    skipped: [],
    ...summaryOf([]),
  }
}

async function compareBuilds(
  { root, choice, out, windows, signal, report, onProgress }: Request,
  commit: string,
  before: Build,
  after: Build,
): Promise<Report> {
  const served = {
    before: await serve({ '': before.folder }),
    after: await serve({ '': after.folder }),
  }
  const browser = await startBrowser()
  // Ends whatever a window waits for.
  const end = () => void browser.close()
  signal.addEventListener('abort', end)
  try {
    const [base, head] = await Promise.all([
      listStories(browser, served.before.address, before.folder),
      listStories(browser, served.after.address, after.folder),
    ])
    const files = [...new Set([...base, ...head].map(({ file }) => file))]
    const { tasks, scope } = choose(choice, affectedSince(root, commit, files), base, head)
    report(scope)
    const stories = new Map([...base, ...head].map((story) => [story.id, story]))
    const total = tasks.reduce((sum, task) => sum + sidesOf(task), 0)
    const albums = join(root, '.cache/pictures/albums')
    const start = performance.now()
    const entries: Entry[] = []
    let [done, stored] = [0, 0]
    await shoot(
      tasks,
      (side) => {
        const { key } = side === 'before' ? before : after
        const camera = new Camera(browser, served[side].address)
        // Compared with itself, a build would show the same cached picture twice.
        if (side === 'after' && key === before.key) return camera
        return new Album(camera, albumOf(albums, key, browser.version()), () => stored++)
      },
      windows,
      (outcome, task) => {
        const story = stories.get(outcome.story)
        if (!story) return
        const entry = entryOf(outcome, story)
        writePictures(out, entry, outcome)
        entries.push(entry)
        done += sidesOf(task)
        onProgress(done, total, (done / (performance.now() - start)) * 1000)
      },
      () => signal.aborted || !browser.isConnected(),
    )
    const seconds = (performance.now() - start) / 1000
    prune(albums)
    const reason = signal.aborted ? 'Stopped' : 'The browser has ended'
    return {
      before: { name: before.name, build: before.key },
      after: { name: after.name, build: after.key },
      scope,
      ...(choice.shard && { shard: choice.shard }),
      ...(done < total && { stopped: `${reason}: ${done} of ${total} pictures.` }),
      taken: { pictures: done - stored, seconds },
      skipped: head.flatMap(({ id, skipped }) =>
        skipped === undefined ? [] : [{ story: id, why: skipped }],
      ),
      ...summaryOf(entries.toSorted((one, other) => one.key.localeCompare(other.key))),
    }
  } catch (error) {
    if (!signal.aborted) throw error
    return stoppedReport(before.name, 'Stopped while the stories were listed: no pictures.')
  } finally {
    signal.removeEventListener('abort', end)
    await browser.close()
    served.before.close()
    served.after.close()
  }
}

/** Number of pictures of a task. */
function sidesOf({ isInBase, isInHead }: Task): number {
  return Number(isInBase) + Number(isInHead)
}

/** The builds of a report, as paths to serve beside it. */
export function buildsOf(root: string, report: Report): Record<'before' | 'after', string> {
  const folder = (build: string) => join(root, '.cache/pictures/builds', build)
  return { before: folder(report.before.build), after: folder(report.after.build) }
}
