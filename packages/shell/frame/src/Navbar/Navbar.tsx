import { panelMachine, usePanel } from '@console/core/flows'
import { IconButton, theme } from '@console/ui'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { FocusEvent, PointerEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { stripSize } from './strip'

export interface NavbarProps {
  isFolded: boolean
  scheme?: string
  brand: (isFolded: boolean) => ReactNode
  user: (form: 'open' | 'folded') => ReactNode
  navigation: (form: 'open' | 'folded') => ReactNode
  onFold: (isFolded: boolean) => void
}

/**
 * The navigation beside the page, 280 px wide or folded to 64 (specification 9). Folded, it expands over the content, which
 * doesn't move: on hover, and while the focus is in it.
 */
export function Navbar({ isFolded, scheme, brand, user, navigation, onFold }: NavbarProps) {
  const { t } = useTranslation('frame')
  // Specification 4: a folded navigation expands on mouse enter and collapses on mouse leave.
  const expansion = usePanel(panelMachine)
  const isRail = isFolded && !expansion.isOpen

  function onFocus({ target }: FocusEvent) {
    if (target.matches(':focus-visible')) expansion.open()
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) expansion.close()
  }
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act()
  }

  return (
    <Place data-folded={isFolded || undefined}>
      <Root
        aria-label={t('navigation.label')}
        data-scheme={scheme}
        data-rail={isRail || undefined}
        data-expanded={(isFolded && expansion.isOpen) || undefined}
        onPointerEnter={byMouse(expansion.open)}
        onPointerLeave={byMouse(expansion.close)}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <Header>
          {brand(isRail)}
          {isRail ? null : (
            <IconButton
              label={t(isFolded ? 'navigation.unfold' : 'navigation.fold')}
              onPress={() => onFold(!isFolded)}
            >
              {isFolded ? <PanelLeftOpen data-mirrored /> : <PanelLeftClose data-mirrored />}
            </IconButton>
          )}
        </Header>
        <Content>
          {user(isRail ? 'folded' : 'open')}
          {navigation(isRail ? 'folded' : 'open')}
        </Content>
      </Root>
    </Place>
  )
}

const Place = styled.div`
  grid-area: navbar;
  position: sticky;
  inset-block-start: var(--top);
  z-index: 3;
  align-self: start;
  inline-size: 280px;
  block-size: calc(100dvh - var(--top));

  &[data-folded] {
    inline-size: 64px;
  }
`

const Root = styled.nav`
  display: flex;
  flex-direction: column;
  inline-size: 280px;
  block-size: 100%;
  border-inline-end: 1px solid ${theme.color.hairline};
  background: ${theme.color.background};

  [data-arrangement$='-right'] & {
    border-inline: 1px solid ${theme.color.hairline};
    border-inline-end: 0;
  }
  [data-arrangement$='-right'] &[data-expanded] {
    position: absolute;
    inset-inline-end: 0;
  }
  &[data-rail] {
    inline-size: 64px;
  }
  &[data-expanded] {
    box-shadow: ${theme.shadow.dialog};
  }
`

const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  block-size: ${stripSize};
  padding-inline: ${theme.space[4]};
  border-block-end: 1px solid ${theme.color.hairline};

  [data-rail] > & {
    justify-content: center;
    padding-inline: 0;
  }
`

const Content = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;

  [data-rail] > & {
    scrollbar-width: none;
  }
`
