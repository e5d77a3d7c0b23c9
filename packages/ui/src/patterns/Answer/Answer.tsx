import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Banner } from '../Banner/Banner'

export interface AnswerProps {
  /** What the server said. */
  children: ReactNode
  /** What can be done next: one button or link. */
  actions?: ReactNode
}

/** Stands in the place of a form that was sent. It takes the focus, which went with the form: it is read out, and the keys go on from it. */
export function Answer({ children, actions }: AnswerProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <Root ref={root} tabIndex={-1}>
      <Banner tone="success" actions={actions}>
        {children}
      </Banner>
    </Root>
  )
}

/* It is where one comes to, and no control. */
const Root = styled.div`
  outline: none;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
