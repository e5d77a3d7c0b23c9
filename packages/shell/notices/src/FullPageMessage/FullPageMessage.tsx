import { Button, theme } from '@console/ui'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { pageMessages } from '../messages/pageMessages'

interface FullPageMessageProps {
  /**
   * `screen`: a screen crashed. `unfetched`: its code could not be fetched. `missing`, `broken`, `insecure`: the problem of `config.json`.
   */
  kind: 'screen' | 'unfetched' | 'missing' | 'broken' | 'insecure'
  /** Technical detail for the operator. */
  detail?: string
  /** Renders the screen again; without it only the page can be reloaded. */
  onRetry?: () => void
  /** Set inside the shell, which has a main region already. */
  isInFrame?: boolean
}

/** Last-resort content, so that no failure is a blank page. */
export function FullPageMessage({ kind, detail, onRetry, isInFrame }: FullPageMessageProps) {
  const messages = pageMessages()
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine)
  const isOffline = (kind === 'screen' || kind === 'unfetched') && !isOnline
  const isOutdated = useIsOutdated(kind === 'unfetched' && !isOffline)
  const [title, message] = isOffline
    ? [messages['screen.offline.title'], messages['screen.offline.message']]
    : isOutdated
      ? [messages['update.title'], messages['update.message']]
      : {
          screen: [messages['screen.title'], messages['screen.message']],
          unfetched: [messages['unfetched.title'], messages['missing.message']],
          missing: [messages['configuration.title'], messages['configuration.missing.message']],
          broken: [messages['configuration.title'], messages['configuration.broken.message']],
          insecure: [messages['configuration.title'], messages['configuration.insecure.message']],
        }[kind]
  // Rendering again cannot help where its code was removed.
  const isReloadFirst = kind === 'unfetched' && !isOffline
  const reload = (
    <Button
      key="reload"
      variant={isReloadFirst ? 'primary' : 'secondary'}
      onPress={() => location.reload()}
    >
      {messages['action.reload']}
    </Button>
  )
  const retry =
    onRetry && !isOutdated ? (
      <Button key="retry" variant={isReloadFirst ? 'secondary' : 'primary'} onPress={onRetry}>
        {messages['action.retry']}
      </Button>
    ) : null

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
        <p>{message}</p>
        {detail ? <Detail dir="ltr">{detail}</Detail> : null}
        <Actions>{isReloadFirst ? [reload, retry] : [retry, reload]}</Actions>
      </Content>
    </Root>
  )
}

/** Checks once whether the server has another release of the console than this page. */
function useIsOutdated(isAsked: boolean): boolean {
  const [isOutdated, setIsOutdated] = useState(false)
  useEffect(() => {
    const own = document.querySelector<HTMLMetaElement>('meta[name=release]')?.content
    if (!isAsked || own === undefined) return undefined
    const controller = new AbortController()
    fetch('/', { cache: 'no-cache', signal: controller.signal })
      .then(async (answer) => {
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
        const theirs = page.querySelector<HTMLMetaElement>('meta[name=release]')?.content
        setIsOutdated(theirs !== undefined && theirs !== own)
      })
      // Without a response the release is unknown.
      .catch(() => undefined)
    return () => controller.abort()
  }, [isAsked])
  return isOutdated
}

/** Listens for changes of the network. */
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
