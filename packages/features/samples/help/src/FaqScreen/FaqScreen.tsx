import { useSend } from '@console/core/api'
import { normalizeForSearch } from '@console/core/i18n'
import {
  Button,
  Heading,
  IconButton,
  SkeletonText,
  StatePanel,
  TextField,
  theme,
  useTypedText,
} from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { faqQuery } from '../api'
import type { FaqItem } from '../contract'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import { Questions } from './Questions'

/** /pages/faq (specification 2): questions and answers, with a search as you type. `#faq-3` opens the third. */
export function FaqScreen() {
  const { t } = useTranslation('help')
  const read = faqQuery(useSend())
  const query = useQuery(read)
  const [search, setSearch] = useSearchParams()
  const [text, setText] = useTypedText(search.get('q') ?? '', (rested) =>
    setSearch(rested === '' ? {} : { q: rested }, { replace: true }),
  )
  const wanted = useDeferredValue(text)

  return (
    <Root>
      <Heading level={1}>{t('faq.title')}</Heading>
      <TextField
        type="search"
        label={t('faq.search')}
        icon={<Search />}
        value={text}
        onChange={setText}
        action={
          text === '' ? null : (
            <IconButton label={t('faq.clear')} onPress={() => setText('')}>
              <X />
            </IconButton>
          )
        }
      />
      <QueryBoundary query={query} skeleton={<SkeletonText lines={8} />}>
        {(items) => {
          const found = matching(items, wanted)
          if (found.length > 0) return <Questions items={found} />
          if (items.length === 0)
            return (
              <StatePanel kind="empty" title={t('faq.empty.title')}>
                {t('faq.empty.message')}
              </StatePanel>
            )
          return (
            <StatePanel
              kind="noMatch"
              title={t('faq.noMatch.title')}
              actions={<Button onPress={() => setText('')}>{t('faq.clear')}</Button>}
            >
              {t('faq.noMatch.message')}
            </StatePanel>
          )
        }}
      </QueryBoundary>
      <SkippedItems of={read.queryKey} />
    </Root>
  )
}

/** Questions that contain each of the words, in the question or the answer. */
function matching(items: readonly FaqItem[], text: string): readonly FaqItem[] {
  const words = normalizeForSearch(text).split(' ').filter(Boolean)
  if (words.length === 0) return items
  return items.filter(({ question, answer }) => {
    const folded = normalizeForSearch(`${question} ${answer}`)
    return words.every((word) => folded.includes(word))
  })
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  max-inline-size: 76ch;
`
