import type { Page } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { Banner, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

interface UnreadRowsProps {
  page: Pick<Page<unknown>, 'items' | 'unread'>
}

/** Says below the rows that others of the page could not be read, and what to tell whoever can mend it. */
export function UnreadRows({ page: { items, unread } }: UnreadRowsProps) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  if (!unread) return null
  const { count, why, requestId } = unread
  return (
    <Banner tone="warning">
      {t('index.unread', {
        count,
        number: formats.number(count),
        total: formats.number(items.length + count),
      })}{' '}
      {t('index.unread.why')} <Detail dir="ltr">{why.join(', ')}</Detail>
      {requestId === null ? null : (
        <>
          {' '}
          · {t('index.requestId.label')} <Detail dir="ltr">{requestId}</Detail>
        </>
      )}
    </Banner>
  )
}

const Detail = styled.code`
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  user-select: all;
`
