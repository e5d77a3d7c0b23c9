/** Pictures of a static Storybook build. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import {
  chosenModes,
  type IndexedStory,
  mainStories,
  type Mode,
  type ModeName,
  modes,
  modesOf,
  type PicturesParameter,
} from '../../.storybook/modes.ts'
import type { Shot } from './camera.ts'

/** A story and its pictures. */
export interface Story {
  id: string
  /** Folders and component: `ui/primitives/Button`. */
  title: string
  /** `Filled`. */
  name: string
  /** The story file, relative to the workspace. */
  file: string
  /** All of its pictures. */
  shots: Shot[]
  /** Modes of those in the chosen set. */
  chosen: ModeName[]
  /** Reason for taking none, where the story states one. */
  skipped?: string
}

/** The parts of Storybook's index and store that matter for pictures. */
export interface StoryDetails extends IndexedStory {
  importPath: string
  /** Represents its title in the chosen set. */
  isMain: boolean
  pictures?: PicturesParameter
  /** Toolbar settings that the story pins. */
  pinned: Record<string, unknown>
  /** Window sizes of the toolbar, in CSS. */
  windows: Record<string, { styles?: { width?: string; height?: string } }>
}

type IndexEntry = IndexedStory & {
  importPath: string
  /** The story's own name, where the index has its screen's (`tools/vite/namedScreens.ts`). */
  label?: string
}

/** What only the running preview knows of a story. */
type Settings = Pick<StoryDetails, 'pictures' | 'pinned' | 'windows'>

/** Reads every story of a build, from its index and, for the parameters, from the running preview. */
export async function listStories(
  browser: Browser,
  address: string,
  folder: string,
): Promise<Story[]> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>
  }
  const listed = Object.values(entries).filter(
    ({ type, subtype }) => type === 'story' && (subtype ?? 'story') === 'story',
  )
  const mains = mainStories(listed)
  const settings = await readSettings(
    browser,
    `${address}/iframe.html?id=${listed[0]?.id ?? ''}`,
    folder,
  )
  return listed.map(({ label, ...entry }) => {
    const isMain = mains.has(entry.id)
    const name = label ?? entry.name
    return storyOf({ ...entry, name, isMain, pinned: {}, windows: {}, ...settings[entry.id] })
  })
}

/** Settings of all stories. Loading every story takes a while, so they are stored beside the build. */
async function readSettings(
  browser: Browser,
  address: string,
  folder: string,
): Promise<Record<string, Settings>> {
  const file = join(folder, 'pictures.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Settings>
  const page = await browser.newPage()
  try {
    await page.goto(`${address}&viewMode=story`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    const settings = await page.evaluate(async () => {
      interface Preview {
        ready(): Promise<void>
        extract(): Promise<Record<string, Extracted>>
      }
      interface Extracted {
        parameters: { pictures?: never; viewport?: { options?: never } }
        storyGlobals?: Record<string, unknown>
      }
      const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview })
        .__STORYBOOK_PREVIEW__
      await preview.ready()
      return Object.fromEntries(
        Object.entries(await preview.extract()).map(([id, { parameters, storyGlobals }]) => [
          id,
          {
            pictures: parameters.pictures,
            windows: parameters.viewport?.options ?? {},
            pinned: storyGlobals ?? {},
          },
        ]),
      )
    })
    writeFileSync(`${file}.part`, JSON.stringify(settings))
    renameSync(`${file}.part`, file)
    return settings
  } finally {
    await page.close()
  }
}

/** The pictures of one story. Modes that coincide, because the story pins their difference, are taken once. */
export function storyOf(details: StoryDetails): Story {
  const { id, title, name, importPath, isMain, pictures, pinned } = details
  const file = importPath.replace(/^\.\//, '')
  const size = windowOf(details)
  const shots: Shot[] = []
  const seen = new Set<string>()
  const taken = modesOf(details, isMain, pictures)
  for (const mode of taken) {
    const look = lookOf(modes[mode], pinned, size)
    if (!seen.has(look)) shots.push({ story: id, mode, ...(size && { size }) })
    seen.add(look)
  }
  const skipped = pictures && 'skip' in pictures ? pictures.skip : undefined
  const chosen = chosenModes(details, isMain, pinned, taken)
  return { id, title, name, file, shots, chosen, ...(skipped !== undefined && { skipped }) }
}

function lookOf(mode: Mode, pinned: Record<string, unknown>, size: Shot['size']): string {
  return JSON.stringify([
    pinned.scheme ?? mode.scheme,
    pinned.language ?? mode.language,
    size ?? mode.viewport,
  ])
}

/** Window size that a story pins, in CSS pixels. */
function windowOf({ pinned, windows }: StoryDetails): Shot['size'] {
  const chosen = (pinned.viewport as { value?: string } | undefined)?.value
  const { width, height } = windows[chosen ?? '']?.styles ?? {}
  const size = {
    width: Number.parseInt(width ?? '', 10),
    height: Number.parseInt(height ?? '', 10),
  }
  return size.width > 0 && size.height > 0 ? size : undefined
}
