/** The tests that a change can touch: what `pnpm test --changed` runs. */
import { affectedBy } from './affected.ts'

/** Which stories, and which of Playwright's projects, are to be run. */
export interface Selection {
  stories: 'all' | readonly string[]
  journeys: readonly Project[]
}

/** Playwright's projects: the console by what stands behind it, and Storybook. */
export type Project = 'server' | 'scripted' | 'inPage' | 'book'

/** What runs every story, whatever is in it. */
const runsStories = /^(vitest\.config\.ts|tools\/browser\.ts)$/
/** What the console is made of, how it is built and served, and its journeys. */
const ofConsole = /^(apps|packages|tools\/(build|vite))\/|^tools\/(serve|browser|journeys)\.ts$/
/** What Storybook's manager and the toolbars are made of, and its journeys. */
const ofBook = /^(\.storybook|tools\/vite)\/|^tools\/(browser|journeys)\.ts$/
/** What everything is made of. */
const everything =
  /^(package\.json|pnpm-(lock|workspace)\.yaml|tsconfig\.json|playwright\.config\.ts)$/
/** What is in no build. */
const aside = /\.md$|\.(test|states|stories)\.tsx?$/

/**
 * Tells what a change can touch. Unit tests are chosen by Vitest itself, and the checks are always made.
 * @param root the workspace
 * @param storyFiles all of them, relative to the workspace
 * @param changed the paths that differ, relative to the workspace
 * @param textBefore what a file of the workspace held in the base; undefined where it was not there
 */
export function selectionOf(
  root: string,
  storyFiles: string[],
  changed: string[],
  textBefore: (path: string) => string | undefined,
): Selection {
  const affected = affectedBy(root, storyFiles, changed, textBefore)
  const areAll = 'everything' in affected || changed.some((path) => runsStories.test(path))
  const touches = (made: RegExp) =>
    changed.some((path) => everything.test(path) || (made.test(path) && !aside.test(path)))
  return {
    stories: areAll ? 'all' : [...affected.storyFiles],
    journeys: [
      ...(touches(ofConsole) ? (['server', 'scripted', 'inPage'] as const) : []),
      ...(touches(ofBook) ? (['book'] as const) : []),
    ],
  }
}
