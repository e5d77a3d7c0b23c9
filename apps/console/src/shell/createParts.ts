import type { Words } from '@console/core/i18n'
import { prepareDrawer } from '@console/ui'
import type { ComponentType } from 'react'
import { features } from '../features'
import { createPart } from './createPart'

/** The parts of the shell that are fetched when they are first wanted, each with its words. */
export type Parts = ReturnType<typeof createParts>

/** Makes the parts of one console. */
export function createParts(words: Words) {
  function part<Props extends object>(
    namespace: string,
    fetchPart: () => Promise<ComponentType<Props>>,
  ) {
    return createPart(async () => {
      const [component] = await Promise.all([fetchPart(), words.load(namespace)])
      return component
    })
  }
  return {
    /** What goes along with the screens of all features. */
    companions: features.flatMap(({ id, routes, companion }) =>
      companion ? [{ id, routes, ...companion, ...part(id, companion.fetch) }] : [],
    ),
    chatPanel: part('team-chat', () => import('./TeamChat').then((m) => m.TeamChat)),
    finder: part('finder', () => import('@console/shell-finder/Finder').then((m) => m.Finder)),
    quickPanel: part('quick-panel', async () => {
      const [{ QuickLook }] = await Promise.all([import('./QuickLook'), prepareDrawer()])
      return QuickLook
    }),
    themePanel: part('theme-panel', async () => {
      const [{ ThemePanel }] = await Promise.all([
        import('@console/shell-theme-panel/ThemePanel'),
        prepareDrawer(),
      ])
      return ThemePanel
    }),
  }
}
