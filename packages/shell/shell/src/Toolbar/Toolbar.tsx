import type { LanguageId } from '@console/core/i18n'
import {
  CommandPaletteField,
  LanguageMenu,
  ToolbarButton,
  UserMenu,
  type UserMenuProps,
} from '@console/shell-toolbar'
import { theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Press of a button that opens and closes a panel, and the intent to press it: hover or focus. */
export interface Opener {
  isOpen: boolean
  onPress: () => void
  onIntent: () => void
}

export interface ToolbarProps {
  /** Signed-in user; null for a guest. */
  user: UserMenuProps['user']
  /** Set if the navigation shows the user's name. */
  isNamedBeside: boolean
  language: LanguageId
  onLanguageChange: (language: LanguageId) => void
  /** Called when the menu of languages opens. */
  onLanguagesOpen: () => void
  /** Shortcuts; null where they are in the left panel, or where there are none. */
  shortcuts: ReactNode
  commandPalette: Opener
  /** Set if the command palette has a field instead of a button. */
  hasCommandPaletteField: boolean
  /** Chat; null for guests, and where its contacts are beside the content. */
  chat: Opener | null
  /** The quick panel with its button; null for guests. */
  quickPanel: ReactNode
  links: UserMenuProps['links']
  onSignOut: () => void
}

/** Controls of the toolbar (specification 2): shortcuts, search, languages, chat, quick panel, user. */
export function Toolbar({
  user,
  isNamedBeside,
  language,
  onLanguageChange,
  onLanguagesOpen,
  shortcuts,
  commandPalette,
  hasCommandPaletteField,
  chat,
  quickPanel,
  links,
  onSignOut,
}: ToolbarProps) {
  return (
    <>
      {shortcuts}
      {hasCommandPaletteField ? <CommandPaletteField {...commandPalette} /> : null}
      <Controls>
        {hasCommandPaletteField ? null : (
          <ToolbarButton opens="commandPalette" {...commandPalette} />
        )}
        <LanguageMenu language={language} onChange={onLanguageChange} onOpen={onLanguagesOpen} />
        {chat ? <ToolbarButton opens="chat" {...chat} /> : null}
        {quickPanel}
        <UserMenu {...{ user, isNamedBeside, links, onSignOut }} />
      </Controls>
    </>
  )
}

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  margin-inline-start: auto;

  @media (max-width: 599px) {
    gap: 0;
  }
`
