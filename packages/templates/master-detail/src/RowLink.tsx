import { Link, theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface RowLinkProps {
  href: string
  /** Whether it stands open beside the list. */
  isOpen: boolean
  children: ReactNode
}

/** The link of a row: all of the row can be pressed. What else is pressed in the row stands in a `RowControl`. */
export function RowLink({ href, isOpen, children }: RowLinkProps) {
  return (
    <Stretched>
      <Link variant="quiet" href={href} data-row aria-current={isOpen ? 'true' : undefined}>
        {children}
      </Link>
    </Stretched>
  )
}

/** What can be pressed in a row beside its link: a tick, a star. */
export const RowControl = styled.span`
  position: relative;
  z-index: 1;
  flex: none;
`

const Stretched = styled.span`
  display: contents;

  a {
    text-decoration: none;
    outline: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    box-shadow: none;
  }
  a:focus-visible::after {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
`
