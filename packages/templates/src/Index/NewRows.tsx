import { useFormats } from '@console/core/i18n'
import { theme } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ListPage } from './useListPage'

interface NewRowsProps {
  page: Pick<ListPage<unknown>, 'held' | 'isReading' | 'showNew'>
  /** Whether the reader has decided about a record: that it has gone is no news. */
  isOwn: (token: string) => boolean
  /** The table. */
  children: ReactNode
}

/** Says over the rows, without moving them, that others have come, or that they are being read. */
export function NewRows({ page: { held, isReading, showNew }, isOwn, children }: NewRowsProps) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const added = held?.added ?? 0
  const gone = [...(held?.gone ?? [])].filter((token) => !isOwn(token)).length
  const count = added === 0 ? gone : added
  return (
    <Root>
      {/* Always there: a style that comes later has the whole page styled anew. */}
      <Bar aria-hidden data-reading={(isReading && held !== undefined) || undefined} />
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
      {children}
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
`

/* Where motion is off it stands still, over the whole line. */
const Bar = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 4;
  overflow: clip;
  block-size: 2px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accentSoft};

  &:not([data-reading]) {
    display: none;
  }
  &::after {
    content: '';
    display: block;
    inline-size: 33%;
    block-size: 100%;
    background: ${theme.color.accent};
    animation: run calc(${theme.motion.calm} * 6) ease-in-out infinite;
  }
`

const News = styled.div`
  position: absolute;
  inset-block-start: 48px;
  inset-inline: 0;
  z-index: 3;
  display: grid;
  justify-items: center;
  pointer-events: none;

  button {
    min-block-size: 32px;
    padding-inline: ${theme.space[4]};
    border: 0;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
    font: 400 ${theme.text.sm}/1.4 ${theme.font.family};
    box-shadow: ${theme.shadow.float};
    cursor: pointer;
    pointer-events: auto;
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
