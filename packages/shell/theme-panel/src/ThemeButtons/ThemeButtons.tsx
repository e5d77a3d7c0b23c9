import { theme, Tooltip } from '@console/ui'
import { Palette, SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ThemePanelTab } from '../themePanelMachine'

export interface ThemeButtonsProps {
  /** The open tab; null while the panel is closed. */
  openTab: ThemePanelTab | null
  onOpen: (tab: ThemePanelTab) => void
  /** Hovered, touched or focused: time to fetch the panel. */
  onIntent: () => void
}

const icons = { settings: SlidersHorizontal, schemes: Palette }
const tabs = ['settings', 'schemes'] as const

/**
 * Specification 2: the two floating buttons that open the theme panel. With a mouse they are as wide as a page's gutter, so
 * that they cover no content; on a phone they are side by side in the footer.
 */
export function ThemeButtons({ openTab, onOpen, onIntent }: ThemeButtonsProps) {
  const { t } = useTranslation('theme-panel')
  return (
    <Root onPointerEnter={onIntent} onFocus={onIntent}>
      {tabs.map((tab) => {
        const Icon = icons[tab]
        const name = tab === 'settings' ? t('panel.title') : t('panel.schemes')
        return (
          <Tooltip key={tab} content={name} placement="start">
            <Handle
              type="button"
              aria-label={name}
              aria-haspopup="dialog"
              aria-expanded={openTab === tab}
              onClick={(event) => {
                // Safari doesn't focus a pressed button, and the panel restores the focus to the focused element.
                event.currentTarget.focus()
                onOpen(tab)
              }}
            >
              <Icon aria-hidden />
            </Handle>
          </Tooltip>
        )
      })}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  inline-size: max-content;
  border: 1px solid ${theme.color.hairline};
  border-inline-end: 0;
  border-start-start-radius: ${theme.radius.control};
  border-end-start-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};

  @media (max-width: 599px) {
    grid-auto-flow: column;
    border: 0;
    background: transparent;
    box-shadow: none;
  }
`

const Handle = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 36px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;
  touch-action: manipulation;

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
  &[aria-expanded='true'] {
    color: ${theme.color.accent};
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  @media (hover: hover) {
    &:hover {
      color: ${theme.color.accent};
    }
  }
  /* A full-height touch target, but as narrow as possible: it covers the end of a row. */
  @media (pointer: coarse) {
    inline-size: 28px;
    block-size: 44px;
  }
  @media (max-width: 599px) {
    inline-size: 44px;
    block-size: 44px;
  }
`
