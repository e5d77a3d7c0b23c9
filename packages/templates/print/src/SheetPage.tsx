import { theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface SheetPageProps {
  /** Content above the sheets that is not printed: their title, the print button. */
  above: ReactNode
  children: ReactNode
}

/** Print preview. The shell is not printed either. */
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
