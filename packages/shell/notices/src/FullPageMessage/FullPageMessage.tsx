import { Button, theme } from '@console/ui'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { wordsOfPage } from '../words/wordsOfPage'

interface FullPageMessageProps {
  /** `screen`: a screen broke. `missing`, `broken`, `insecure`: what is the matter with `config.json`. */
  kind: 'screen' | 'missing' | 'broken' | 'insecure'
  /** For whoever has to mend it. */
  detail?: string
  /** Draws the screen anew; without it only the page can be loaded anew. */
  onRetry?: () => void
  /** Whether it stands inside the shell, which has a main region already. */
  isInFrame?: boolean
}

/** Stands where nothing else can be shown, so that no failure is a blank page. */
export function FullPageMessage({ kind, detail, onRetry, isInFrame }: FullPageMessageProps) {
  const words = wordsOfPage()
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine)
  const isOffline = kind === 'screen' && !isOnline
  const title = isOffline
    ? words['screen.offline.title']
    : kind === 'screen'
      ? words['screen.title']
      : words['configuration.title']

  const comeBack = useEffectEvent(() => onRetry?.())
  useEffect(() => {
    if (!isOffline) return undefined
    return onConnection(() => {
      if (navigator.onLine) comeBack()
    })
  }, [isOffline])

  return (
    <Root as={isInFrame ? 'div' : 'main'}>
      <title>{title}</title>
      <Content role="alert">
        <TriangleAlert size={32} aria-hidden />
        <Title>{title}</Title>
        <p>
          {
            {
              screen: words[isOffline ? 'screen.offline.message' : 'screen.message'],
              missing: words['configuration.missing.message'],
              broken: words['configuration.broken.message'],
              insecure: words['configuration.insecure.message'],
            }[kind]
          }
        </p>
        {detail ? <Detail dir="ltr">{detail}</Detail> : null}
        <Actions>
          {onRetry ? (
            <Button variant="primary" onPress={onRetry}>
              {words['action.retry']}
            </Button>
          ) : null}
          <Button onPress={() => location.reload()}>{words['action.reload']}</Button>
        </Actions>
      </Content>
    </Root>
  )
}

/** Tells when the network goes and comes. */
function onConnection(listener: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, listener)
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener)
  }
}

const Root = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 60dvh;
  padding: ${theme.space[6]};
`

const Content = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[4]};
  max-inline-size: 52ch;
  text-align: center;

  svg {
    color: ${theme.color.warning};
  }
`

const Title = styled.h1`
  font-size: ${theme.text.xl};
  font-weight: 600;
`

const Detail = styled.code`
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceHover};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  overflow-wrap: anywhere;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
`
