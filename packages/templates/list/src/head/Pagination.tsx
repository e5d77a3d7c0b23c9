import { pageSizes } from '@console/core/contracts'
import { latinDigits, useFormats } from '@console/core/i18n'
import { IconButton, theme } from '@console/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { low } from '../layout/narrow'
import type { PageSize } from '../address/listAddress'

interface PaginationProps {
  /** Current and last page number. */
  pages: { number: number; last: number }
  /** Positions of the first and the last shown row; undefined while unknown. */
  range: readonly [from: number, to: number] | undefined
  total: number
  pageSize: PageSize
  onPage: (page: number) => void
  onPageSize: (pageSize: PageSize) => void
  /** Called when the pointer rests on the next page, which is then likely to be wanted. */
  onNextIntent: () => void
}

/** Range of shown rows, their total, and links to other pages. It has the same place on every page. */
export function Pagination({
  pages: { number: page, last },
  range,
  total,
  pageSize,
  onPage,
  onPageSize,
  onNextIntent,
}: PaginationProps) {
  const { t } = useTranslation('list')
  const formats = useFormats()

  function jump(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = Number(latinDigits(String(new FormData(event.currentTarget).get('page'))))
    const next = Math.min(Math.max(1, wanted), last)
    if (Number.isInteger(wanted) && next !== page) onPage(next)
    else event.currentTarget.reset()
  }

  return (
    <Root aria-label={t('index.pages.label')}>
      <select
        aria-label={t('index.pages.size')}
        title={t('index.pages.size')}
        value={pageSize}
        onChange={({ target }) => onPageSize(Number(target.value) as PageSize)}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {formats.number(size)}
          </option>
        ))}
      </select>
      <Range role="status">
        {range === undefined
          ? ''
          : t('index.pages.range', {
              from: formats.number(range[0]),
              to: formats.number(range[1]),
              total: formats.number(total),
            })}
      </Range>
      {/* A new page remounts the form, so that the field shows the current page; it also resets on blur. */}
      <Jump key={page} onSubmit={jump} onBlur={({ currentTarget }) => currentTarget.reset()}>
        <input
          name="page"
          aria-label={t('index.pages.page')}
          title={t('index.pages.page')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={page}
        />
        <span>{t('index.pages.of', { last: formats.number(last) })}</span>
      </Jump>
      <Steps>
        <IconButton
          label={t('index.pages.previous')}
          isDisabled={page <= 1}
          onPress={() => onPage(page - 1)}
        >
          <ChevronLeft data-mirrored aria-hidden />
        </IconButton>
        <IconButton
          label={t('index.pages.next')}
          isDisabled={page >= last}
          onPress={() => onPage(page + 1)}
          onPointerEnter={onNextIntent}
          onFocus={onNextIntent}
        >
          <ChevronRight data-mirrored aria-hidden />
        </IconButton>
      </Steps>
    </Root>
  )
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;

  :is(select, input) {
    min-block-size: 28px;
    padding-inline: ${theme.space[2]};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font: inherit;
  }
  @media (pointer: coarse) {
    :is(select, input) {
      min-block-size: 44px;
      font-size: ${theme.text.lg};
    }
  }
`

const Range = styled.span`
  min-inline-size: 12ch;
  text-align: end;
`

const Jump = styled.form`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};

  input {
    inline-size: 5ch;
    text-align: center;
  }
  /* In phone landscape the search beside it needs the room. */
  @media ${low} and (pointer: coarse) {
    display: none;
  }
`

const Steps = styled.div`
  display: flex;
`
