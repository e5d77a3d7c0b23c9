import { theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface SchemePaintProps {
  /** The scheme; `system` shows both of its values, `page` is that of the page. */
  scheme: string
  /** Painted content. Drawn twice, in halves, for `system`. */
  children: ReactNode
}

/** Paints its content in a scheme, with the tokens that the page would have in it. */
export function SchemePaint({ scheme, children }: SchemePaintProps) {
  if (scheme !== 'system')
    return <Paint data-scheme={scheme === 'page' ? undefined : scheme}>{children}</Paint>
  return (
    <>
      <Paint data-scheme="paper">{children}</Paint>
      <Paint data-scheme="ink" data-half>
        {children}
      </Paint>
    </>
  )
}

const Paint = styled.span`
  display: grid;
  grid-area: 1 / 1;
  border-radius: inherit;
  background: ${theme.color.background};
  color: ${theme.color.text};
  forced-color-adjust: none;
  pointer-events: none;

  &[data-half] {
    clip-path: polygon(100% 0, 100% 100%, 0 100%);
  }
`
