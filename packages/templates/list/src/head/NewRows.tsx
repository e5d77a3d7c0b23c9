import { useFormats } from '@console/core/i18n'
import { theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ListPage } from '../data/useListPage'
import { narrow } from '../layout/narrow'

interface NewRowsProps {
  page: Pick<ListPage<unknown>, 'held' | 'showNew'>
  /** Reports whether the user has decided a record: its departure is no news. */
  isOwn: (token: string) => boolean
}

/**
 * Announces new rows, or rows that are gone. It appears automatically without moving anything: in place of `ReadAt`, which is
 * outdated by then, and with cards over the end of the view.
 */
export function NewRows({ page: { held, showNew }, isOwn }: NewRowsProps) {
  const added = held?.added ?? 0
  const gone = [...(held?.gone ?? [])].filter((token) => !isOwn(token)).length
  return (
    // Always rendered, otherwise its text is not announced.
    <News role="status">
      {added === 0 && gone === 0 ? null : (
        <button type="button" onClick={showNew}>
          <NewsText {...{ added, gone }} />
        </button>
      )}
    </News>
  )
}

/** Number of new rows, or else of those that are gone. */
export function NewsText({ added, gone }: { added: number; gone: number }) {
  const { t } = useTranslation('list')
  const formats = useFormats()
  const count = added === 0 ? gone : added
  const number = formats.number(count)
  return (
    <>
      {t(added === 0 ? 'index.news.gone' : 'index.news.added', { count, number })} ·{' '}
      <strong>{t('index.news.show')}</strong>
    </>
  )
}

const News = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  inline-size: 0;
  block-size: ${theme.size.control};
  /* The gap of the line: it begins where the pagination does. */
  margin-inline-end: calc(-1 * ${theme.space[3]});
  z-index: 1;

  &:has(button) + * [data-read-at] {
    visibility: hidden;
  }
  @container list ${narrow} {
    position: sticky;
    inset-block-end: calc(var(--end, 0px) + ${theme.space[3]});
    order: 2;
    align-items: end;
    justify-content: center;
    inline-size: auto;
    block-size: 0;
    /* The gap before it. */
    margin: calc(-1 * ${theme.space[2]}) 0 0;

    &:has(button) + * [data-read-at] {
      visibility: visible;
    }
  }

  button {
    flex: none;
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
