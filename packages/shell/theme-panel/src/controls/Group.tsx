import { Heading, theme } from '@console/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

export interface GroupProps {
  title: string
  children: ReactNode
}

/** A group of options under a heading. */
export function Group({ title, children }: GroupProps) {
  const id = useId()
  return (
    <Root role="group" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {title}
      </Heading>
      {children}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  & + & {
    margin-block-start: ${theme.space[5]};
    padding-block-start: ${theme.space[5]};
    border-block-start: 1px solid ${theme.color.hairline};
  }
`
