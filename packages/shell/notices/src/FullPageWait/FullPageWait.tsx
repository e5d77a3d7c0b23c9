import { theme } from '@console/ui'
import styled from 'styled-components'
import { wordsOfPage } from '../words/wordsOfPage'

/** While nobody knows yet what to show. It appears only when the wait is long enough to be noticed. */
export function FullPageWait() {
  return <Root role="status" aria-label={wordsOfPage()['wait.label']} />
}

const Root = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  animation: fade-in 1ms 300ms backwards;

  &::before {
    content: '';
    box-sizing: border-box;
    inline-size: 28px;
    block-size: 28px;
    border: 3px solid ${theme.color.hairline};
    border-block-start-color: ${theme.color.accent};
    border-radius: 50%;
    animation: turn 800ms linear infinite;
  }
  [data-motion='off'] &::before {
    animation: none;
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation: none;
    }
  }
`
