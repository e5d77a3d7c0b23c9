import { Link, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

interface ErrorPageProps {
  /** The number large enough to be told on the telephone. */
  status: 404 | 500
  title: string
  message: string
}

/** What both error pages look like: the number, what happened, and the one way on. */
export function ErrorPage({ status, title, message }: ErrorPageProps) {
  const { t } = useTranslation('errors')
  return (
    <Root>
      <Content>
        <Status>{status}</Status>
        <Title>{title}</Title>
        <p>{message}</p>
        <Link variant="alone" href="/">
          {t('action.home')}
        </Link>
      </Content>
    </Root>
  )
}

const Root = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: ${theme.space[6]};
`

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  max-inline-size: 48ch;
`

const Status = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.display};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`

const Title = styled.h1`
  font-size: ${theme.text.xl};
  font-weight: 600;
`
