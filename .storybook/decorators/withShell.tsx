import {
  defaultLayouts,
  type LayoutStyle,
  type Settings,
  type SettingsChange,
  useSettingsStore,
} from '@console/core/settings'
import { useSessionState } from '@console/core/session'
import type { Decorator, Loader } from '@storybook/react-vite'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { languageOf } from './messages'

const padded = 'sb-main-padded'

/** Layout styles of the toolbar; `none` shows a screen alone. */
export const layoutStyles = ['none', ...Object.keys(defaultLayouts)]

/** The shell with its props, and the endpoints of its calls. */
export type ConsoleShell = typeof import('./consoleShell').consoleShell

interface StoryContext {
  title: string
  globals: Record<string, unknown>
  parameters: { layout?: unknown; settings?: SettingsChange }
}

/** Checks whether the shell surrounds a story: a screen that does not fill the window, with a layout style chosen in the toolbar. */
function isInShell({ title, globals, parameters }: StoryContext): boolean {
  return (
    globals.layout !== 'none' && title.startsWith('features/') && parameters.layout !== 'fullscreen'
  )
}

/** Checks whether a story shows the shell: around a screen, or as its subject. */
export function hasShell(story: StoryContext): boolean {
  return story.title.startsWith('shell/Shell') || isInShell(story)
}

/** Settings that a story with the shell begins with: those of the toolbars, and `parameters.settings`. */
export function initialSettings(story: StoryContext): SettingsChange {
  if (!hasShell(story)) return {}
  const { layout, language } = story.globals
  return {
    ...looksOf(story.globals),
    language: languageOf(language),
    ...(layout === 'none' ? {} : { layoutStyle: layout as LayoutStyle }),
    ...story.parameters.settings,
  }
}

function looksOf({ scheme, density, motion }: Record<string, unknown>) {
  return {
    mainScheme: String(scheme),
    density: density as Settings['density'],
    hasAnimations: motion === 'on',
  }
}

/** Toolbars that show some settings. */
function toolbarsOf({ mainScheme, density, hasAnimations, language }: Partial<Settings>) {
  const toolbars = {
    scheme: mainScheme,
    density,
    motion: hasAnimations === undefined ? undefined : hasAnimations ? 'on' : 'off',
    language,
  }
  return Object.fromEntries(
    Object.entries(toolbars).filter(([, value]) => value !== undefined && value !== 'system'),
  )
}

/** Fetches the shell and the routes of all features for a story that shows them (`ConsoleShell`). */
export const shellLoader: Loader = async (story) =>
  hasShell(story) ? (await import('./consoleShell')).consoleShell : {}

/** Renders the shell around a screen in the layout style of the toolbar. A choice in the shell sets the toolbar, and the other way round. */
export const withShell: Decorator = (Story, context) => {
  const { title, globals, parameters, loaded } = context
  const story = { title, globals, parameters }
  const isInside = isInShell(story)
  useLayoutEffect(() => {
    // Storybook's own padding would surround the shell; it is added once per story.
    const { classList } = document.body
    if (!isInside || !classList.contains(padded)) return undefined
    classList.remove(padded)
    return () => classList.add(padded)
  }, [isInside])
  if (!hasShell(story)) return <Story />
  const { Shell, shell } = loaded as ConsoleShell
  return (
    <Restored>
      <ToolbarSettings globals={globals} />
      {isInside ? (
        <Shell {...shell}>
          <Story />
        </Shell>
      ) : (
        <Story />
      )}
    </Restored>
  )
}

/** Waits until the stored session is restored, as the console does. */
function Restored({ children }: { children: ReactNode }) {
  const { status } = useSessionState()
  return status === 'restoring' ? null : children
}

/** Keeps the settings of the story's console and the toolbars the same. */
function ToolbarSettings({ globals }: Pick<StoryContext, 'globals'>) {
  const settings = useSettingsStore()
  const { mainScheme, density, hasAnimations } = looksOf(globals)
  useEffect(() => {
    settings.change({ mainScheme, density, hasAnimations })
  }, [settings, mainScheme, density, hasAnimations])
  useEffect(
    () =>
      settings.onChange((changed) => {
        const chosen = toolbarsOf(changed)
        if (Object.entries(chosen).some(([name, value]) => globals[name] !== value))
          addons.getChannel().emit(UPDATE_GLOBALS, { globals: chosen })
      }),
    [settings, globals],
  )
  return null
}
