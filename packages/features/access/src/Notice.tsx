import { theme } from '@console/ui'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Reason for being redirected here, or an error; stays until the user continues, and is announced when it appears. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Root role="alert">
      <CircleAlert size={16} aria-hidden />
      <Content>{children}</Content>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warningSoft};
  color: ${theme.color.text};

  svg {
    margin-block-start: 3px;
    color: ${theme.color.warning};
  }
`

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
`
