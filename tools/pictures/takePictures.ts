/** Compares the stories of the working tree with those of a revision. */
import { join } from 'node:path'
import { Album, albumOf } from './album.ts'
import { Camera, type Shot, startBrowser } from './camera.ts'
import { affectedBy } from '../test/affected.ts'
import { type Build, buildRevision, buildWorkingTree, prune } from './builds.ts'
import { changedSince, commitOf, textAt } from '../git.ts'
import { countsOf, type Entry, entryOf, type Report } from './report.ts'
import { serve } from './serve.ts'
import { keyOf, shoot, type Task } from './shoot.ts'
import { listStories, type Story } from './stories.ts'
import { checkFolder, emptyFolder, writePictures, writeReport } from './writeReport.ts'

/** Options of a comparison. */
export interface Request {
  root: string
  /** Revision to compare the working tree with. */
  against: string
  /** Includes every story, not only those whose modules have changed. */
  isAll: boolean
  /** Filter: stories whose title, name or id contains it. */
  only?: string
  /** The report's folder. */
  out: string
  /** Number of parallel pairs of windows. */
  windows: number
  /** Aborts the run: finished pictures are reported. */
  signal: AbortSignal
  translate(line: string): void
  /** Shows the progress: a line that replaces the previous one. */
  progress(line: string): void
}

/** Builds both sides, takes the pictures, and writes the report. */
export async function takePictures(request: Request): Promise<Report> {
  const { root, against, out, windows, signal, translate, progress } = request
  checkFolder(out)
  const commit = commitOf(root, against)
  const before = await buildRevision(root, against)
  translate(describeBuild(before))
  const after = await buildWorkingTree(root)
  translate(describeBuild(after))
  emptyFolder(out)
  const served = {
    before: await serve({ '': before.folder }),
    after: await serve({ '': after.folder }),
  }
  const browser = await startBrowser()
  try {
    const [base, head] = await Promise.all([
      listStories(browser, served.before.address, before.folder),
      listStories(browser, served.after.address, after.folder),
    ])
    const { chosen, scope } = choose(request, commit, base, head)
    const tasks = tasksOf(base.filter(chosen), head.filter(chosen))
    translate(scope)
    const stories = new Map([...base, ...head].map((story) => [story.id, story]))
    const total = tasks.reduce(
      (sum, task) => sum + Number(task.isInBase) + Number(task.isInHead),
      0,
    )
    const start = performance.now()
    let taken = 0
    let stored = 0
    const albums = join(root, '.cache/pictures/albums')
    const album = albumOf(albums, before.tree, browser.version())
    const outcomes = await shoot(
      tasks,
      (side) => {
        const camera = new Camera(browser, served[side].address)
        return side === 'after' ? camera : new Album(camera, album, () => stored++)
      },
      windows,
      (pictures) => {
        taken += pictures
        const seconds = (performance.now() - start) / 1000
        const left = Math.ceil((seconds / taken) * (total - taken))
        progress(
          `${taken} of ${total} pictures, ${(taken / seconds).toFixed(1)} a second, ${left} s left`,
        )
      },
      () => signal.aborted || !browser.isConnected(),
    )
    const seconds = (performance.now() - start) / 1000
    progress('')
    prune(albums)
    const entries: Entry[] = []
    for (const outcome of outcomes) {
      const story = stories.get(outcome.story)
      if (!story) continue
      const entry = entryOf(outcome, story)
      writePictures(out, entry, outcome)
      entries.push(entry)
    }
    const report: Report = {
      before: { name: before.name, tree: before.tree },
      after: { name: after.name, tree: after.tree },
      scope,
      ...(taken < total
        ? {
            stopped: `${signal.aborted ? 'Stopped' : 'The browser has ended'}: ${taken} of ${total} pictures.`,
          }
        : {}),
      taken: { pictures: taken - stored, seconds },
      counts: countsOf(entries),
      skipped: head
        .filter(({ skipped }) => skipped !== undefined)
        .map(({ id, skipped = '' }) => ({ story: id, why: skipped })),
      entries,
    }
    writeReport(out, report)
    return report
  } finally {
    await browser.close()
    served.before.close()
    served.after.close()
  }
}

/** The builds of a report, as paths to serve beside it. */
export function buildsOf(root: string, report: Report): Record<'before' | 'after', string> {
  const folder = (tree: string) => join(root, '.cache/pictures/builds', tree)
  return { before: folder(report.before.tree), after: folder(report.after.tree) }
}

function describeBuild({ name, seconds }: Build): string {
  return `${name}: ${seconds === 0 ? 'built before' : `built in ${seconds.toFixed(0)} s`}`
}

function choose({ root, isAll, only = '' }: Request, commit: string, base: Story[], head: Story[]) {
  const files = [...new Set([...base, ...head].map(({ file }) => file))]
  const affected = isAll
    ? { everything: 'asked for' }
    : affectedBy(root, files, changedSince(root, commit), (path) => textAt(root, commit, path))
  const wanted = only.toLowerCase()
  const chosen = ({ id, title, name, file }: Story) =>
    ('everything' in affected || affected.storyFiles.has(file)) &&
    `${id} ${title} ${name}`.toLowerCase().includes(wanted)
  const scope =
    'everything' in affected
      ? `All stories: ${affected.everything}.`
      : `${affected.storyFiles.size} of ${files.length} story files can have changed.`
  return { chosen, scope }
}

/** Pictures to take: those of the newer side, and those that only the base has. */
export function tasksOf(base: Story[], head: Story[]): Task[] {
  const shotsOf = (stories: Story[]) =>
    new Map(
      stories.flatMap(({ shots }) => shots.map((shot): [string, Shot] => [keyOf(shot), shot])),
    )
  const [before, after] = [shotsOf(base), shotsOf(head)]
  return [
    ...[...after].map(([key, shot]) => ({
      shot,
      base: before.get(key),
      isInBase: before.has(key),
      isInHead: true,
    })),
    ...[...before]
      .filter(([key]) => !after.has(key))
      .map(([, shot]) => ({ shot, isInBase: true, isInHead: false })),
  ]
}
