/** The tests that a change can affect: the selection of `pnpm test --changed`. */
import { affectedBy } from './affected.ts'

/** Stories and Playwright projects to run. */
export interface Selection {
  stories: 'all' | readonly string[]
  journeys: readonly Project[]
}

/** Playwright's projects: the console by its backend, and Storybook. */
export type Project = 'server' | 'scripted' | 'inPage' | 'book'

/** Files that run every story, whatever their content. */
const runsStories = /^(vitest\.config\.ts|tools\/browser\.ts)$/
/** Sources of the console, its build and its server, and its journeys. */
const ofConsole = /^(apps|packages|tools\/(build|vite))\/|^tools\/(serve|browser|journeys)\.ts$/
/** Sources of Storybook's manager and toolbars, and its journeys. */
const ofBook = /^(\.storybook|tools\/vite)\/|^tools\/(browser|journeys)\.ts$/
/** Files that everything depends on. */
const everything =
  /^(package\.json|pnpm-(lock|workspace)\.yaml|tsconfig\.json|playwright\.config\.ts)$/
/** Files that are in no build. */
const aside = /\.md$|\.(test|states|stories)\.tsx?$/

/**
 * Selects the tests that a change can affect. Vitest itself selects unit tests, and the checks always
 * run.
 * @param root the workspace
 * @param storyFiles all of them, relative to the workspace
 * @param changed the paths that differ, relative to the workspace
 * @param textBefore text of a file of the workspace in the base; undefined where it did not exist
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
