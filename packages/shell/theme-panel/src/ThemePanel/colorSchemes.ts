import type { Settings } from '@console/core/settings'
import type { SchemeName } from '@console/ui'

/** A scheme for all four parts of the page, as the second tab offers it. */
export interface ColorScheme {
  word: `scheme.${SchemeName | 'system'}` | `schemes.paper${'Clay' | 'Cobalt' | 'Forest' | 'Slate'}`
  main: SchemeName | 'system'
  /** Left out where it is that of the page. */
  navbar?: SchemeName
}

/** Specification 2: the colour schemes that one click chooses. */
export const colorSchemes: readonly ColorScheme[] = [
  { word: 'scheme.system', main: 'system', navbar: 'ink' },
  { word: 'scheme.contrast', main: 'contrast' },
  { word: 'scheme.paper', main: 'paper' },
  { word: 'scheme.ink', main: 'ink' },
  { word: 'schemes.paperCobalt', main: 'paper', navbar: 'cobalt' },
  { word: 'scheme.cobalt', main: 'cobalt' },
  { word: 'schemes.paperForest', main: 'paper', navbar: 'forest' },
  { word: 'scheme.forest', main: 'forest' },
  { word: 'schemes.paperClay', main: 'paper', navbar: 'clay' },
  { word: 'scheme.clay', main: 'clay' },
  { word: 'schemes.paperSlate', main: 'paper', navbar: 'slate' },
  { word: 'scheme.slate', main: 'slate' },
]

type SchemeSettings = Pick<
  Settings,
  'mainScheme' | 'navbarScheme' | 'toolbarScheme' | 'footerScheme'
>

/**
 * Settings of a colour scheme for the four parts. `system` for navbar, toolbar and footer is the scheme of the page.
 */
export function settingsOf({ main, navbar }: ColorScheme): SchemeSettings {
  return {
    mainScheme: main,
    navbarScheme: navbar ?? 'system',
    toolbarScheme: 'system',
    footerScheme: 'system',
  }
}

/** Checks whether the page looks like this colour scheme, however its parts were set. */
export function isPresent(scheme: ColorScheme, settings: SchemeSettings): boolean {
  const wanted = settingsOf(scheme)
  const seen = (all: SchemeSettings) =>
    (['navbarScheme', 'toolbarScheme', 'footerScheme'] as const)
      .map((part) => (all[part] === 'system' ? all.mainScheme : all[part]))
      .join()
  return wanted.mainScheme === settings.mainScheme && seen(wanted) === seen(settings)
}
