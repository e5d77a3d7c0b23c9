import type { Vocabulary, Words } from '@console/core/i18n'
import { foundWords } from '@console/domain/find/words'
import { finderWords } from '@console/shell-finder'
import { quickPanelWords } from '@console/shell-quick-panel'
import { themePanelWords } from '@console/shell-theme-panel'
import { teamChatWords } from '@console/team-chat/words'
import { prepareDrawer } from '@console/ui'
import type { ComponentType } from 'react'
import { features } from '../features'
import { createPart } from './createPart'

/** Parts of the shell that are fetched when they are first wanted, each with its messages. */
export type Parts = ReturnType<typeof createParts>

/** Creates the parts of one console. */
export function createParts(words: Words) {
  function part<Props extends object>(
    vocabulary: Vocabulary,
    fetchPart: () => Promise<ComponentType<Props>>,
    ...others: readonly Vocabulary[]
  ) {
    return createPart(async () => {
      const [component] = await Promise.all([fetchPart(), words.load(vocabulary, ...others)])
      return component
    })
  }
  return {
    /** Background tasks of all features. */
    backgroundTasks: features.flatMap(({ id, words: own, routes, backgroundTask }) =>
      backgroundTask
        ? [
            {
              id,
              routes,
              ...backgroundTask,
              ...part(backgroundTask.words ?? own, backgroundTask.fetch),
            },
          ]
        : [],
    ),
    chatPanel: part(teamChatWords, () => import('./TeamChat').then((m) => m.TeamChat)),
    finder: part(
      finderWords,
      () => import('./CommandPaletteMount').then((m) => m.createCommandPaletteMount(words)),
      foundWords,
    ),
    quickPanel: part(quickPanelWords, async () => {
      const [{ QuickPanelMount }] = await Promise.all([
        import('./QuickPanelMount'),
        prepareDrawer(),
      ])
      return QuickPanelMount
    }),
    themePanel: part(themePanelWords, async () => {
      const [{ ThemePanel }] = await Promise.all([
        import('@console/shell-theme-panel/ThemePanel'),
        prepareDrawer(),
      ])
      return ThemePanel
    }),
  }
}
