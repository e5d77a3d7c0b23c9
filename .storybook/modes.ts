import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** One view of a story: toolbar settings and the size of the window in CSS pixels. Chromatic reads the same form. */
export interface Mode {
  scheme: string
  language: string
  motion: 'off'
  viewport: { width: number; height: number }
}

const schemes = { light: 'paper', dark: 'ink' }
const languages = { ltr: 'en', ar: 'ar' }
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

/** The name of a mode, its scheme, direction and window. */
export type ModeName = `${keyof typeof schemes}-${keyof typeof languages}-${keyof typeof sizes}`

/** Setting of a story or a component for its pictures: the modes that matter to it, or the reason why none is taken. */
export type PicturesParameter = { modes: ModeName[] } | { skip: string }

/** All modes, the one list for `pnpm pictures` and `pnpm chromatic`. */
export const modes = Object.fromEntries(
  Object.entries(schemes).flatMap(([scheme, schemeValue]) =>
    Object.entries(languages).flatMap(([language, languageValue]) =>
      Object.entries(sizes).map(([size, viewport]) => [
        `${scheme}-${language}-${size}`,
        { scheme: schemeValue, language: languageValue, motion: 'off', viewport },
      ]),
    ),
  ),
) as Record<ModeName, Mode>

const always: ModeName[] = ['light-ltr-desktop', 'dark-ar-desktop']
const screens: ModeName[] = [...always, 'light-ltr-phone', 'dark-ar-phone']
const fillsWindow = /^(shell|features)\//

/** A story in Storybook's index. */
export interface IndexedStory {
  id: string
  title: string
  name: string
  tags?: string[]
  type: string
  subtype?: string
}

/**
 * Modes of all of a story's pictures: those it names in `parameters.pictures`, else light left to right and dark Arabic, and for
 * stories that fill a window (shell and features) the same two on a phone. Stories with a play function are left out on a phone, which may
 * need other steps; only the play function of a title's main story must succeed there, too.
 * @param isMain set for the story that represents its title
 */
export function modesOf(
  { title, tags = [] }: Pick<IndexedStory, 'title' | 'tags'>,
  isMain: boolean,
  pictures: PicturesParameter | undefined,
): ModeName[] {
  if (pictures !== undefined) return 'skip' in pictures ? [] : pictures.modes
  const isPlayed = tags.includes('play-fn') && !isMain
  return fillsWindow.test(title) && !isPlayed ? screens : always
}

/** Ids of the story that represents each title: *Filled*, or the first. */
export function mainStories(entries: IndexedStory[]): Set<string> {
  const mains = new Map<string, IndexedStory>()
  for (const entry of entries) {
    if (entry.type !== 'story' || (entry.subtype ?? 'story') !== 'story') continue
    if (!mains.has(entry.title) || entry.name === 'Filled') mains.set(entry.title, entry)
  }
  return new Set([...mains.values()].map(({ id }) => id))
}

/**
 * The modes of a story that belong to the chosen set, which shows every screen, control and part without taking every picture.
 * All modes of each screen's main story, and of the sheets *States* and *Modes*; one mode of the rest. A story is left out where a template
 * draws it, where its play function leads to it (which checks it), where it shows a screen on a phone (the main story is taken on one), and in
 * sample apps unless it is the main one.
 * @param pinned toolbar settings that the story pins
 * @param taken all of its modes
 */
export function chosenModes(
  { title, name, tags = [] }: IndexedStory,
  isMain: boolean,
  pinned: Record<string, unknown>,
  taken: ModeName[],
): ModeName[] {
  const isScreen = fillsWindow.test(title)
  const isOnPhone = (pinned.viewport as { value?: string } | undefined)?.value === 'phone'
  if (tags.includes('drawn-by-template')) return []
  if (title.startsWith('features/samples/')) return isMain ? taken.slice(0, 1) : []
  if ((isScreen && isMain) || name === 'States' || name === 'Modes') return taken
  if (tags.includes('play-fn') || (isScreen && isOnPhone)) return []
  return taken.slice(0, 1)
}

/** A choice of modes in Chromatic's form, as `parameters.chromatic`. */
export function chromaticOf(chosen: ModeName[]) {
  return chosen.length === 0
    ? { disableSnapshot: true }
    : { modes: Object.fromEntries(chosen.map((name) => [name, modes[name]])) }
}

interface Preview {
  storyStoreValue?: { storyIndex: { entries: Record<string, IndexedStory> } }
}

/**
 * Writes each story's modes of the chosen set where Chromatic looks for them, so that they are stated once. It passes the arg types on
 * unchanged: of Storybook's hooks, this is the one that knows both a story's id and its parameters.
 */
export const chromaticModes: ArgTypesEnhancer = (context) => {
  const { id, parameters, argTypes } = context
  // Left out of the type.
  const { storyGlobals = {} } = context as { storyGlobals?: Record<string, unknown> }
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview }
  const entries = preview?.storyStoreValue?.storyIndex.entries ?? {}
  const entry = entries[id]
  // A meta has no entry, nor has a story outside Storybook.
  if (!entry) return argTypes
  const isMain = mainStories(Object.values(entries)).has(id)
  const taken = modesOf(entry, isMain, parameters.pictures as PicturesParameter | undefined)
  parameters.chromatic = {
    ...chromaticOf(chosenModes(entry, isMain, storyGlobals, taken)),
    ...(parameters.chromatic as object | undefined),
  }
  return argTypes
}
