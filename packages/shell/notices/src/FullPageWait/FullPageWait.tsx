import { Button, theme, useIsSlow } from '@console/ui'
import { useEffect } from 'react'
import styled from 'styled-components'
import { pageMessages } from '../messages/pageMessages'

/**
 * Shown while the content is not known yet. It appears only when the wait is long enough to be noticed, and offers to reload the
 * page after ten seconds.
 */
export function FullPageWait() {
  const messages = pageMessages()
  const isSlow = useIsSlow()
  // Replaces the page's own loading indicator (`firstScript.js`).
  useEffect(() => () => document.getElementById('loading')?.remove(), [])
  return (
    <Root>
      <div role="status">
        <p>{messages['wait.label']}</p>
        {isSlow ? <p>{messages['wait.slow']}</p> : null}
      </div>
      {isSlow ? (
        <Button onPress={() => location.reload()}>{messages['action.reload']}</Button>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[4]};
  min-block-size: 100dvh;
  padding: ${theme.space[6]};
  text-align: center;
  animation: fade-in 1ms 300ms backwards;

  /* Continues the page's own loading indicator: it must not flicker in between. */
  body:has(> #loading) & {
    animation: none;
  }

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
