import type { Formats } from '@console/core/i18n'
import { IconButton, Popover, SegmentedChoice, Text, theme } from '@console/ui'
import { CircleQuestionMark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { searchSigns, type SearchTerm } from '../mailSearch'
import type { MailSearch } from './useMailSearch'
import type { MailMessages } from './titleOfWay'

/** Search scope: the open folder, label or filter, or all mails. */
export function SearchScope({ place, isEverywhere, lookEverywhere }: MailSearch) {
  const { t } = useTranslation('mail')
  return (
    <SegmentedChoice
      label={t('search.scope')}
      isLabelHidden
      isWide
      options={[
        { id: 'here', label: place },
        { id: 'all', label: t('search.all') },
      ]}
      value={isEverywhere ? 'all' : 'here'}
      onChange={(where) => lookEverywhere(where === 'all')}
    />
  )
}

const signs = Object.keys(searchSigns) as (keyof typeof searchSigns)[]

/** Help on the search syntax. */
export function SearchHint() {
  const { t } = useTranslation('mail')
  return (
    <Popover
      label={t('search.hint')}
      trigger={
        <IconButton label={t('search.hint')}>
          <CircleQuestionMark />
        </IconButton>
      }
    >
      <Signs>
        {signs.map((name) => (
          <div key={name}>
            <dt>
              <bdi dir="ltr">{searchSigns[name]}</bdi>
            </dt>
            <dd>{t(`search.sign.${name}`)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <bdi dir="ltr">"…"</bdi>
          </dt>
          <dd>{t('search.sign.quotes')}</dd>
        </div>
      </Signs>
      <Text as="p" size="sm" tone="muted">
        {t('search.together')}
      </Text>
    </Popover>
  )
}

/** Search terms in plain language. */
export function describeTerms(
  terms: readonly SearchTerm[],
  t: MailMessages,
  formats: Formats,
): string {
  return formats.list(
    terms.map((term) =>
      'mark' in term
        ? t(`search.term.${term.mark}`)
        : t(`search.term.${term.part}`, { text: formats.isolate(term.text) }),
    ),
  )
}

const Signs = styled.dl`
  display: grid;
  gap: ${theme.space[1]};
  margin-block-end: ${theme.space[3]};

  > div {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: ${theme.space[2]};
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
`
