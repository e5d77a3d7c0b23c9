import { theme } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { strip } from './strip'

export interface BarProps {
  brand: ReactNode
  /** The signed-in user. */
  user: ReactNode
  scheme?: string
  /** The navigation in its horizontal form. */
  children: ReactNode
}

/** Layouts 2 and 3: the navigation along the top, 64 px high (specification 9). */
export function Bar({ brand, user, scheme, children }: BarProps) {
  const { t } = useTranslation('frame')
  return (
    <Root data-scheme={scheme} aria-label={t('navigation.label')}>
      {brand}
      {children}
      {user}
    </Root>
  )
}

const Root = styled.nav`
  ${strip}
  grid-area: navbar;
  z-index: 3;
  gap: ${theme.space[6]};
  min-inline-size: 0;
  background: ${theme.color.background};

  [data-arrangement='toolbar-first'] > & {
    inset-block-start: var(--toolbar);
  }
`
