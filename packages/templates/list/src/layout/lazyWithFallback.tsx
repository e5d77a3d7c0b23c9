import { Button, lazyPart, Text, theme, useLazyPart } from '@console/ui'
import { type ComponentType, createElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/**
 * Creates a lazy part of a list. If its code is gone, as after a deploy, an error with a retry button takes its place; the rest
 * of the screen stays.
 * @param wait placeholder while it loads; default: nothing
 */
export function lazyWithFallback<Part extends (props: never) => ReactNode>(
  fetchPart: () => Promise<Part>,
  wait: ComponentType = Nothing,
): Part {
  const part = lazyPart(fetchPart)

  function WithFallback(props: object) {
    const [isMissing, setIsMissing] = useState(false)
    const Come = useLazyPart(part, !isMissing, () => setIsMissing(true), true)
    if (Come) return createElement(Come as unknown as ComponentType<object>, props)
    return isMissing ? <Missing onRetry={() => setIsMissing(false)} /> : createElement(wait)
  }
  return WithFallback as unknown as Part
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('list')
  return (
    <Root role="alert">
      <Text as="p">{t('index.part.missing')}</Text>
      <Button onPress={onRetry}>{t('index.part.retry')}</Button>
    </Root>
  )
}

function Nothing() {
  return null
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: start;
  gap: ${theme.space[2]} ${theme.space[3]};
  max-inline-size: 100%;
  inline-size: fit-content;
  padding: ${theme.space[2]};
`
