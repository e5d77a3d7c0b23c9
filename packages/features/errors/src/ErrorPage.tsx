import { Button, Link, StatePanel } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

interface ErrorPageProps {
  status: 404 | 500
  title: string
  message: string
}

/** Shared look of both error pages: status, message, a link to continue and, if possible, one to go back. */
export function ErrorPage({ status, title, message }: ErrorPageProps) {
  const { t } = useTranslation('errors')
  return (
    <Root>
      <StatePanel
        kind={status === 404 ? 'noMatch' : 'failed'}
        code={status}
        title={title}
        headingLevel={1}
        actions={
          <>
            {history.length > 1 ? (
              <Button onPress={() => history.back()}>{t('action.back')}</Button>
            ) : null}
            <Link variant="alone" href="/">
              {t('action.home')}
            </Link>
          </>
        }
      >
        {message}
      </StatePanel>
    </Root>
  )
}

const Root = styled.main`
  display: grid;
  min-block-size: 100dvh;
`
