import { pageSizes } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { IconButton, theme } from '@console/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type SubmitEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { PageSize } from './listAddress'

interface PaginationProps {
  page: number
  pageSize: PageSize
  /** Undefined while nobody knows. */
  total: number | undefined
  onPage: (page: number) => void
  onPageSize: (pageSize: PageSize) => void
  /** A page is pointed at, and will probably be wanted. */
  onIntent: (page: number) => void
}

/** Which rows of how many are shown, and the way to the others. It keeps its place on every page. */
export function Pagination({
  page,
  pageSize,
  total,
  onPage,
  onPageSize,
  onIntent,
}: PaginationProps) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const sizeId = useId()
  const pageId = useId()
  const last = Math.max(1, Math.ceil((total ?? 0) / pageSize))
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, total ?? 0)

  function jump(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = Number(new FormData(event.currentTarget).get('page'))
    if (Number.isInteger(wanted)) onPage(Math.min(Math.max(1, wanted), last))
  }

  return (
    <Root aria-label={t('index.pages.label')}>
      <Size>
        <label htmlFor={sizeId}>{t('index.pages.size')}</label>
        <select
          id={sizeId}
          value={pageSize}
          onChange={({ target }) => onPageSize(Number(target.value) as PageSize)}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {formats.number(size)}
            </option>
          ))}
        </select>
      </Size>
      <Range role="status">
        {total === undefined
          ? ''
          : t('index.pages.range', {
              from: formats.number(from),
              to: formats.number(to),
              total: formats.number(total),
            })}
      </Range>
      {/* Another page is another form, so that the field says where one is. */}
      <Jump key={page} onSubmit={jump}>
        <label htmlFor={pageId}>{t('index.pages.page')}</label>
        <input id={pageId} name="page" inputMode="numeric" autoComplete="off" defaultValue={page} />
        <span>{t('index.pages.of', { last: formats.number(last) })}</span>
      </Jump>
      <Steps>
        <IconButton
          label={t('index.pages.previous')}
          isDisabled={page <= 1}
          onPress={() => onPage(page - 1)}
          onPointerEnter={() => onIntent(page - 1)}
          onFocus={() => onIntent(page - 1)}
        >
          <ChevronLeft data-mirrored aria-hidden />
        </IconButton>
        <IconButton
          label={t('index.pages.next')}
          isDisabled={page >= last}
          onPress={() => onPage(page + 1)}
          onPointerEnter={() => onIntent(page + 1)}
          onFocus={() => onIntent(page + 1)}
        >
          <ChevronRight data-mirrored aria-hidden />
        </IconButton>
      </Steps>
    </Root>
  )
}

const Root = styled.nav`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  min-block-size: ${theme.size.control};
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

const Size = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`

const Range = styled.span`
  min-inline-size: 14ch;
  margin-inline-start: auto;
  text-align: end;
`

const Jump = styled.form`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};

  input {
    inline-size: 6ch;
    text-align: center;
  }
`

const Steps = styled.div`
  display: flex;
`
