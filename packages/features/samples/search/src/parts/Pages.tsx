import { useFormats } from '@console/core/i18n'
import { Link, Text, theme } from '@console/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'

interface PagesProps {
  /** Search text; empty for all. */
  text: string
  page: number
  last: number
}

/** Links to the previous and next page, so that they can be bookmarked or opened in another tab. */
export function Pages({ text, page, last }: PagesProps) {
  const { t } = useTranslation('search')
  const formats = useFormats()
  const { pathname } = useLocation()

  function toPage(number: number) {
    const search = new URLSearchParams({
      ...(text === '' ? {} : { q: text }),
      ...(number === 1 ? {} : { page: String(number) }),
    })
    return search.size === 0 ? pathname : `${pathname}?${search.toString()}`
  }

  return (
    <Root aria-label={t('pages')}>
      {page > 1 ? (
        <Link variant="alone" href={toPage(page - 1)} rel="prev">
          <ChevronLeft data-mirrored aria-hidden />
          {t('pages.previous')}
        </Link>
      ) : null}
      <Text tone="muted" size="sm">
        {t('pages.place', { page: formats.number(page), last: formats.number(last) })}
      </Text>
      {page < last ? (
        <Link variant="alone" href={toPage(page + 1)} rel="next">
          {t('pages.next')}
          <ChevronRight data-mirrored aria-hidden />
        </Link>
      ) : null}
    </Root>
  )
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[5]};
`
