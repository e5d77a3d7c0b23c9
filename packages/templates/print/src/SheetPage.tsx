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

/** Sheet of paper, as the browser prints it: white in any scheme; in print everything on it is black. Each starts a page. */
export const Sheet = styled.article.attrs<{ 'data-scheme'?: string }>({ 'data-scheme': 'paper' })`
  padding: clamp(16px, 5%, 15mm);
  border: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};
  color: ${theme.color.text};

  @media print {
    break-after: page;
    padding: 0;
    border: 0;

    ${theme.vars.color.text}: black;
    ${theme.vars.color.textMuted}: black;
    color: black;

    &:last-child {
      break-after: auto;
    }
  }
`

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
