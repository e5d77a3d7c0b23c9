import type { MessageBundle, Messages } from '@console/core/i18n'
import { searchHitMessages } from '@console/domain/search/messages'
import { commandPaletteMessages } from '@console/shell-command-palette'
import { quickPanelMessages } from '@console/shell-quick-panel'
import { themePanelMessages } from '@console/shell-theme-panel'
import { teamChatMessages } from '@console/team-chat/messages'
import { prepareDrawer } from '@console/ui'
import type { Feature } from '@console/core/routes'
import type { ComponentType } from 'react'
import { createPart } from './createPart'

/** Parts of the shell that are fetched when they are first wanted, each with its messages. */
export type Parts = ReturnType<typeof createParts>

/**
 * Creates the parts of one console.
 * @param features their background tasks run in the shell, and the command palette searches them
 */
export function createParts(messages: Messages, features: readonly Feature[]) {
  function part<Props extends object>(
    bundle: MessageBundle,
    fetchPart: () => Promise<ComponentType<Props>>,
    ...others: readonly MessageBundle[]
  ) {
    return createPart(async () => {
      const [component] = await Promise.all([fetchPart(), messages.load(bundle, ...others)])
      return component
    })
  }
  return {
    /** Background tasks of all features. */
    backgroundTasks: features.flatMap(({ id, messages: own, routes, backgroundTask }) =>
      backgroundTask
        ? [
            {
              id,
              routes,
              ...backgroundTask,
              ...part(backgroundTask.messages ?? own, backgroundTask.fetch),
            },
          ]
        : [],
    ),
    chatPanel: part(teamChatMessages, () => import('./TeamChat').then((m) => m.TeamChat)),
    commandPalette: part(
      commandPaletteMessages,
      () =>
        import('./CommandPaletteMount').then((m) =>
          m.createCommandPaletteMount(messages, features),
        ),
      searchHitMessages,
    ),
    quickPanel: part(quickPanelMessages, async () => {
      const [{ QuickPanelMount }] = await Promise.all([
        import('./QuickPanelMount'),
        prepareDrawer(),
      ])
      return QuickPanelMount
    }),
    themePanel: part(themePanelMessages, async () => {
      const [{ ThemePanel }] = await Promise.all([
        import('@console/shell-theme-panel/ThemePanel'),
        prepareDrawer(),
      ])
      return ThemePanel
    }),
  }
}
