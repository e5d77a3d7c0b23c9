import { Link, theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface RowLinkProps {
  href: string
  /** Set while its record is open beside the list. */
  isOpen: boolean
  children: ReactNode
}

/** Link of a row that covers the whole row. Other controls of the row are inside a `RowControl`. */
export function RowLink({ href, isOpen, children }: RowLinkProps) {
  return (
    <Stretched>
      <Link variant="quiet" href={href} data-row aria-current={isOpen ? 'true' : undefined}>
        {children}
      </Link>
    </Stretched>
  )
}

/** Control of a row in addition to its link: a checkbox, a star. */
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
