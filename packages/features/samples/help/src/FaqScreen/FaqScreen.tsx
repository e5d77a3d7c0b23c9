import { useSend } from '@console/core/api'
import { matchAllWords } from '@console/core/i18n'
import {
  Button,
  Heading,
  IconButton,
  SkeletonText,
  StatePanel,
  TextField,
  theme,
  useTypedText,
  Text,
} from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { Search, X, ChevronDown } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import { faqQuery } from '../api'
import type { FaqItem } from '../contract'

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
  return matchAllWords(items, text, ({ question, answer }) => `${question} ${answer}`)
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  max-inline-size: 76ch;
`

/** Questions with expandable answers; the one in the address is open. */
function Questions({ items }: { items: readonly FaqItem[] }) {
  const { hash } = useLocation()
  return (
    <List>
      {items.map(({ id, question, answer }) => (
        <li key={id} id={`faq-${id}`}>
          <details name="faq" open={hash === `#faq-${id}`}>
            <summary>
              <h2 dir="auto">{question}</h2>
              <ChevronDown size={16} aria-hidden />
            </summary>
            <Text as="p" dir="auto">
              {answer}
            </Text>
          </details>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  padding: 0;
  list-style: none;

  > li {
    border-block-end: 1px solid ${theme.color.border};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[3]};
    min-block-size: ${theme.size.target};
    padding-block: ${theme.space[3]};
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
  }
  h2 {
    /* Full width, so that it is aligned with its answer, whatever its language. */
    flex: 1;
    font-size: ${theme.text.lg};
    font-weight: 500;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  summary > svg {
    flex: none;
    color: ${theme.color.textMuted};
    transition: rotate ${theme.motion.quick} ${theme.motion.ease};
  }
  details[open] > summary > svg {
    rotate: 180deg;
  }
  details > p {
    max-inline-size: 68ch;
    padding-block-end: ${theme.space[4]};
    color: ${theme.color.textMuted};
  }
`
