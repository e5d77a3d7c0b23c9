import { theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Stacked sections with the section navigation beside them; above them when there is no room. */
export function Columns({ nav, children }: { nav: ReactNode; children: ReactNode }) {
  return (
    <Root>
      {nav}
      <Cards>{children}</Cards>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 880px);
  gap: ${theme.space[6]};
  align-items: start;

  @media (max-width: 1023px) {
    /* Height of the section navigation, below which a target section is scrolled. */
    --sections: 46px;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`
