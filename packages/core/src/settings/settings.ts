import { defaultLanguage, directionOf, type LanguageId, languages } from '../i18n/languages'
import { settleLayout } from './layoutOptions'

/** Specification 2, shell: the layout styles. */
export type LayoutStyle = 'layout1' | 'layout2' | 'layout3'

/** Options of a layout style. Not every style offers every option: see `unavailable`. */
export interface Layout {
  mode: 'fullwidth' | 'boxed'
  scroll: 'content' | 'body'
  hasNavbar: boolean
  navbar: 'vertical' | 'horizontal'
  /** The side of a left-to-right page; a right-to-left page mirrors it. */
  navbarPosition: 'left' | 'right'
  isNavbarFolded: boolean
  hasToolbar: boolean
  /** Above the navigation, over the whole width, or below it, over the content. */
  toolbarPosition: 'above' | 'below'
  hasFooter: boolean
  isFooterFixed: boolean
  /** The shortcuts, in a column beside the content. */
  hasLeftPanel: boolean
  /**
   * The team's contacts beside the content on large screens. Without them, and on small ones, the chat opens from the toolbar: the column
   * takes width from lists.
   */
  hasRightPanel: boolean
}

/** Specification 3, UI settings, plus language and density. */
export interface Settings {
  language: LanguageId
  /** Follows the language until the user chooses otherwise. */
  direction: 'ltr' | 'rtl'
  /** The scheme of the page; `system` follows the device between light and dark. */
  mainScheme: string
  navbarScheme: string
  toolbarScheme: string
  footerScheme: string
  density: 'compact' | 'regular' | 'relaxed'
  hasAnimations: boolean
  hasCustomScrollbars: boolean
  /** Enables single-key shortcuts, like `?`. Users of dictation or a screen reader may want none. */
  hasSingleKeys: boolean
  /** Ids of the navigation items on top, in order. Specification 3: data.shortcuts. */
  shortcuts: readonly string[]
  /** Ids of the groups of the navigation whose entries are hidden. */
  foldedGroups: readonly string[]
  layoutStyle: LayoutStyle
  layout: Layout
}

/** A change of settings: any of them, and any part of the layout. */
export type SettingsChange = Partial<Omit<Settings, 'layout'>> & { layout?: Partial<Layout> }

/** Initial layout of each style, restored when it is chosen (specification 4). */
export const defaultLayouts: Record<LayoutStyle, Layout> = {
  layout1: {
    mode: 'fullwidth',
    scroll: 'content',
    hasNavbar: true,
    navbar: 'vertical',
    navbarPosition: 'left',
    isNavbarFolded: false,
    hasToolbar: true,
    toolbarPosition: 'below',
    hasFooter: true,
    isFooterFixed: true,
    hasLeftPanel: false,
    hasRightPanel: false,
  },
  layout2: {
    mode: 'boxed',
    scroll: 'body',
    hasNavbar: true,
    navbar: 'horizontal',
    navbarPosition: 'left',
    isNavbarFolded: false,
    hasToolbar: true,
    toolbarPosition: 'below',
    hasFooter: true,
    isFooterFixed: true,
    hasLeftPanel: false,
    hasRightPanel: false,
  },
  layout3: {
    mode: 'boxed',
    scroll: 'body',
    hasNavbar: true,
    navbar: 'horizontal',
    navbarPosition: 'left',
    isNavbarFolded: false,
    hasToolbar: true,
    toolbarPosition: 'above',
    hasFooter: true,
    isFooterFixed: true,
    hasLeftPanel: true,
    hasRightPanel: false,
  },
}

/** Initial settings. */
export const defaultSettings: Settings = {
  language: defaultLanguage,
  direction: 'ltr',
  mainScheme: 'system',
  navbarScheme: 'ink',
  toolbarScheme: 'system',
  footerScheme: 'system',
  density: 'regular',
  hasAnimations: true,
  hasCustomScrollbars: true,
  hasSingleKeys: true,
  shortcuts: [],
  foldedGroups: [],
  layoutStyle: 'layout1',
  layout: defaultLayouts.layout1,
}

/**
 * Applies a change. Specification 4: a layout style different from the current one resets that style's layout. Specification 1: a language
 * sets its direction. A layout that its style does not offer becomes the closest valid one.
 */
export function changeSettings(settings: Settings, change: SettingsChange): Settings {
  const layoutStyle = change.layoutStyle ?? settings.layoutStyle
  const isNewLanguage = change.language !== undefined && change.language !== settings.language
  return {
    ...settings,
    ...(isNewLanguage && change.language ? { direction: directionOf(change.language) } : {}),
    ...change,
    // The same object where nothing of it changes, so that the frame is not rendered again.
    layout:
      change.layout || layoutStyle !== settings.layoutStyle
        ? settleLayout(layoutStyle, {
            ...(layoutStyle === settings.layoutStyle
              ? settings.layout
              : defaultLayouts[layoutStyle]),
            ...change.layout,
          })
        : settings.layout,
  }
}

type Rules<Values> = { [Key in keyof Values]: (value: unknown) => boolean }

const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value)
const isBoolean = oneOf(true, false)
const isListOfIds = (value: unknown) =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')
const isSchemeName = (value: unknown) => typeof value === 'string' && /^[a-z]{1,20}$/.test(value)

const layoutRules: Rules<Layout> = {
  mode: oneOf('fullwidth', 'boxed'),
  scroll: oneOf('content', 'body'),
  hasNavbar: isBoolean,
  navbar: oneOf('vertical', 'horizontal'),
  navbarPosition: oneOf('left', 'right'),
  isNavbarFolded: isBoolean,
  hasToolbar: isBoolean,
  toolbarPosition: oneOf('above', 'below'),
  hasFooter: isBoolean,
  isFooterFixed: isBoolean,
  hasLeftPanel: isBoolean,
  hasRightPanel: isBoolean,
}

const rules: Rules<Omit<Settings, 'layout'>> = {
  language: oneOf(...languages.map(({ id }) => id)),
  direction: oneOf('ltr', 'rtl'),
  mainScheme: isSchemeName,
  navbarScheme: isSchemeName,
  toolbarScheme: isSchemeName,
  footerScheme: isSchemeName,
  density: oneOf('compact', 'regular', 'relaxed'),
  hasAnimations: isBoolean,
  hasCustomScrollbars: isBoolean,
  hasSingleKeys: isBoolean,
  shortcuts: isListOfIds,
  foldedGroups: isListOfIds,
  layoutStyle: oneOf('layout1', 'layout2', 'layout3'),
}

/**
 * Parses stored or received settings: valid values count as a change of `base`, the rest is dropped. It never throws, and is no zod schema,
 * because the sign-in page needs it before its first paint.
 */
export function parseSettings(value: unknown, base: Settings = defaultSettings): Settings {
  return changeSettings(base, readChange(value))
}

/** Settings that a stored value changes, each complete and valid: those that may be sent to the server. */
export function parseChange(value: unknown, base: Settings): Partial<Settings> {
  const settings = changeSettings(base, readChange(value))
  return Object.fromEntries(
    Object.keys(readChange(value)).map((key) => [key, settings[key as keyof Settings]]),
  )
}

/** Valid part of a stored or received value. */
function readChange(value: unknown): SettingsChange {
  if (!isRecord(value)) return {}
  const layout = isRecord(value.layout) ? valid(value.layout, layoutRules) : {}
  return { ...valid(value, rules), ...(Object.keys(layout).length > 0 ? { layout } : {}) }
}

function valid<Values>(value: Record<string, unknown>, each: Rules<Values>): Partial<Values> {
  return Object.fromEntries(
    Object.entries<(value: unknown) => boolean>(each)
      .filter(([key, rule]) => rule(value[key]))
      .map(([key]) => [key, value[key]]),
  ) as Partial<Values>
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
