import { useSend } from '@console/core/api'
import { createTitleSearch, searchWordsOf, useFormats } from '@console/core/i18n'
import { useKeys } from '@console/core/keys'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import {
  Button,
  frameHeight,
  Heading,
  IconButton,
  SegmentedChoice,
  SkeletonText,
  StatePanel,
  Text,
  TextField,
  theme,
  useTypedText,
} from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { iconsKey, iconsQuery } from '../api'
import type { Icon } from '../contract'
import { Copied, useCopiedName } from './Copied'
import { IconGrid } from './IconGrid'

/** Icon sizes in pixels; undefined is each icon's preferred size (`prevSize`). */
const sizes = { small: 20, medium: undefined, large: 56 } as const

type Size = keyof typeof sizes

/** /documentation/icons: catalogue of the available icons, with search, to copy their names. */
export function IconsScreen() {
  const { t } = useTranslation('icons')
  const query = useQuery(iconsQuery(useSend()))
  const [params, setParams] = useSearchParams()
  const asked = params.get('q') ?? ''
  const given = params.get('size') ?? ''
  const size: Size = Object.hasOwn(sizes, given) ? (given as Size) : 'medium'
  const change = (name: 'q' | 'size', value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  const [text, setText] = useTypedText(asked, (rested) => change('q', rested))
  const wanted = useDeferredValue(text)
  const search = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => search.current?.focus() }, false)

  return (
    <Root aria-busy={query.isPending}>
      <header>
        <Heading level={1}>{t('title')}</Heading>
        <Text as="p" tone="muted">
          {t('about')}
        </Text>
      </header>
      <Bar>
        <TextField
          ref={search}
          type="search"
          label={t('search')}
          description={t('search.english')}
          icon={<Search />}
          value={text}
          onChange={setText}
          autoComplete="off"
          action={
            text === '' ? null : (
              <IconButton label={t('search.clear')} onPress={() => setText('')}>
                <X />
              </IconButton>
            )
          }
        />
        <SegmentedChoice
          label={t('size')}
          options={(Object.keys(sizes) as Size[]).map((id) => ({ id, label: t(`size.${id}`) }))}
          value={size}
          onChange={(next) => change('size', next === 'medium' ? '' : next)}
        />
      </Bar>
      <QueryBoundary query={query} skeleton={<SkeletonText lines={12} />}>
        {(icons) =>
          icons.length === 0 ? (
            <StatePanel kind="empty" title={t('empty.title')}>
              {t('empty.message')}
            </StatePanel>
          ) : (
            <Catalogue icons={icons} text={wanted} size={sizes[size]} onClear={() => setText('')} />
          )
        }
      </QueryBoundary>
      <SkippedItems of={iconsKey} />
    </Root>
  )
}

/** Creates a search in the names and tags of icons. */
export function searchIcons(icons: readonly Icon[]) {
  return createTitleSearch(
    icons,
    ({ name }) => name,
    ({ tags }) => tags.join(' '),
  )
}

interface CatalogueProps {
  icons: readonly Icon[]
  text: string
  size: number | undefined
  onClear: () => void
}

/** Search results with their count, and the result of copying. */
function Catalogue({ icons, text, size, onClear }: CatalogueProps) {
  const { t } = useTranslation('icons')
  const formats = useFormats()
  const find = useMemo(() => searchIcons(icons), [icons])
  const found = useMemo(() => find(searchWordsOf(text)), [find, text])
  const { copied, copy } = useCopiedName()
  const number = formats.number(found.length)
  return (
    <>
      <Line>
        <Text size="sm" tone="muted" role="status">
          {found.length === icons.length
            ? t('count', { count: found.length, number })
            : t('found', { count: found.length, number, of: formats.number(icons.length) })}
        </Text>
        <Copied copied={copied} />
      </Line>
      {found.length === 0 ? (
        <StatePanel
          kind="noMatch"
          title={t('noMatch.title')}
          actions={<Button onPress={onClear}>{t('search.clear')}</Button>}
        >
          {t('noMatch.message')}
        </StatePanel>
      ) : (
        <Sheet>
          <IconGrid icons={found} size={size} onChoose={({ name }) => void copy(name)} />
        </Sheet>
      )}
    </>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  ${frameHeight}
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[3]} ${theme.space[4]};

  > :first-child {
    flex: 1 1 240px;
    max-inline-size: 480px;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-block-size: ${theme.size.control};
`

const Sheet = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  /* Also if large text above fills the height of a phone. */
  min-block-size: 16rem;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow: clip;
`
