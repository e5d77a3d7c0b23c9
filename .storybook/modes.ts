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

/**
 * Modes of a story's pictures: those it names in `parameters.pictures`, else light left to right and dark Arabic, and for
 * stories that fill a window (shell and features) the same two on a phone.
 * @param title the story's title, which begins with its package
 */
export function modesOf(title: string, pictures: PicturesParameter | undefined): ModeName[] {
  if (pictures === undefined) return /^(shell|features)\//.test(title) ? screens : always
  return 'skip' in pictures ? [] : pictures.modes
}

/** The same choice in Chromatic's form, as `parameters.chromatic`. */
export function chromaticOf(title: string, pictures: PicturesParameter | undefined) {
  const chosen = modesOf(title, pictures)
  return chosen.length === 0
    ? { disableSnapshot: true }
    : { modes: Object.fromEntries(chosen.map((name) => [name, modes[name]])) }
}

/**
 * Writes each story's choice where Chromatic looks for it, so that it is stated once. It passes the arg types on unchanged: of
 * Storybook's hooks, this is the one that knows both a story's title and its parameters.
 */
export const chromaticModes: ArgTypesEnhancer = ({ title, parameters, argTypes }) => {
  parameters.chromatic = {
    ...chromaticOf(title, parameters.pictures as PicturesParameter | undefined),
    ...(parameters.chromatic as object | undefined),
  }
  return argTypes
}
