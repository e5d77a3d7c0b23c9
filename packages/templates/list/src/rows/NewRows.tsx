import { useFormats } from '@console/core/i18n'
import { theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ListPage } from '../address/useListPage'

interface NewRowsProps {
  page: Pick<ListPage<unknown>, 'held' | 'showNew'>
  /** Whether the reader has decided about a record: that it has gone is no news. */
  isOwn: (token: string) => boolean
}

/** Says in the list's head that other rows have come, or that some have gone: it stands over no row and moves none. */
export function NewRows({ page: { held, showNew }, isOwn }: NewRowsProps) {
  const { t } = useTranslation('list')
  const formats = useFormats()
  const added = held?.added ?? 0
  const gone = [...(held?.gone ?? [])].filter((token) => !isOwn(token)).length
  const count = added === 0 ? gone : added
  return (
    // Always there, otherwise its words are not announced.
    <News role="status">
      {count === 0 ? null : (
        <button type="button" onClick={showNew}>
          {t(added === 0 ? 'index.news.gone' : 'index.news.added', {
            count,
            number: formats.number(count),
          })}{' '}
          · <strong>{t('index.news.show')}</strong>
        </button>
      )}
    </News>
  )
}

/* Its line is there before its words are: the head stands on it, and nothing moves when they come. */
const News = styled.div`
  font-size: ${theme.text.sm};
  line-height: 1.4;

  &::before {
    content: '\\200b';
  }

  button {
    min-block-size: 28px;
    padding-inline: ${theme.space[3]};
    border: 0;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
    font: 400 ${theme.text.sm}/1.4 ${theme.font.family};
    white-space: nowrap;
    cursor: pointer;
  }
  strong {
    font-weight: 600;
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 44px;
    }
  }
`
