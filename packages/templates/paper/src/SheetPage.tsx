import { theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface SheetPageProps {
  /** Stands above the sheets and is not printed: what they are, the button that prints them. */
  above: ReactNode
  /** The sheets. */
  children: ReactNode
}

/** A screen of what is printed. The shell, too, stays on the screen. */
export function SheetPage({ above, children }: SheetPageProps) {
  return (
    <Root>
      <Above>{above}</Above>
      {children}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 210mm);
  gap: ${theme.space[6]};

  @media print {
    display: block;
  }
`

const Above = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  @media print {
    display: none;
  }
`
