/** Pictures of a static Storybook build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { type Mode, modes, modesOf, type PicturesParameter } from '../../.storybook/modes.ts'
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
  shots: Shot[]
  /** Reason for taking none, where the story states one. */
  skipped?: string
}

/** The parts of Storybook's index and store that matter for pictures. */
export interface StoryDetails {
  id: string
  title: string
  name: string
  importPath: string
  pictures?: PicturesParameter
  /** Toolbar settings that the story pins. */
  pinned: Record<string, unknown>
  /** Window sizes of the toolbar, in CSS. */
  windows: Record<string, { styles?: { width?: string; height?: string } }>
}

interface IndexEntry {
  type: string
  subtype?: string
  id: string
  title: string
  name: string
  /** The story's own name, where the index has its screen's (`tools/vite/namedScreens.ts`). */
  label?: string
  importPath: string
}

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
  const page = await browser.newPage()
  try {
    await page.goto(`${address}/iframe.html?id=${listed[0]?.id ?? ''}&viewMode=story`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    const details = await page.evaluate(async () => {
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
    return listed.map(({ id, title, name, label = name, importPath }) =>
      storyOf({ id, title, name: label, importPath, pinned: {}, windows: {}, ...details[id] }),
    )
  } finally {
    await page.close()
  }
}

/** The pictures of one story. Modes that coincide, because the story pins their difference, are taken once. */
export function storyOf(details: StoryDetails): Story {
  const { id, title, name, importPath, pictures, pinned } = details
  const file = importPath.replace(/^\.\//, '')
  const size = windowOf(details)
  const shots: Shot[] = []
  const seen = new Set<string>()
  for (const mode of modesOf(title, pictures)) {
    const look = lookOf(modes[mode], pinned, size)
    if (!seen.has(look)) shots.push({ story: id, mode, ...(size && { size }) })
    seen.add(look)
  }
  const skipped = pictures && 'skip' in pictures ? pictures.skip : undefined
  return { id, title, name, file, shots, ...(skipped !== undefined && { skipped }) }
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
