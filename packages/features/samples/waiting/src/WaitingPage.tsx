import { Link, Logo, Text, theme } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

interface WaitingPageProps {
  title: string
  message: string
  children?: ReactNode
}

/** Shared look of both pages: logo, message, and a link for those who need not wait. */
export function WaitingPage({ title, message, children }: WaitingPageProps) {
  const { t } = useTranslation('waiting')
  return (
    <Root>
      <Logo size={48} />
      <h1>{title}</h1>
      <Text as="p" tone="muted">
        {message}
      </Text>
      {children}
      <Link variant="alone" href="/">
        {t('home')}
      </Link>
    </Root>
  )
}

const Root = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[4]};
  min-block-size: 100dvh;
  padding: ${theme.space[6]};
  text-align: center;

  > svg {
    color: ${theme.color.accent};
  }
  h1 {
    font-size: ${theme.text.xxl};
    font-weight: 600;
    line-height: 1.3;
  }
  > p {
    max-inline-size: 52ch;
  }
`
