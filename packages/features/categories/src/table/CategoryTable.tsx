import { useFormats, useTranslate } from '@console/core/i18n'
import { toCategory } from '@console/domain/listing-category'
import { DetailTable } from '@console/details'
import { ManyNodes, MarkNode, useNameOf } from '@console/structure'
import {
  Button,
  Card,
  Checkbox,
  Link,
  SegmentedChoice,
  Stack,
  StatePanel,
  Text,
  TextField,
} from '@console/ui'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ActivityChip } from '../category/ActivityChip'
import { CategoryIcon } from '../category/CategoryIcon'
import { type CategoryRow, rowsAsked, type Sort, type Asked, sorts } from './categoryRows'

/** Filtered categories in a table that can be sorted by any column, each linked to its own screen. */
export function CategoryTable({ rows }: { rows: readonly CategoryRow[] }) {
  const { t, i18n } = useTranslation('categories')
  const formats = useFormats()
  const nameOf = useNameOf()
  const [marked, setMarked] = useState<readonly string[]>([])
  const { asked, put, sortBy, clear } = useTableAddress()
  const found = rowsAsked(rows, asked, (one, other) =>
    nameOf(one.node).localeCompare(nameOf(other.node), i18n.language),
  )
  const column = (sort: Sort, title: string, align?: 'end') => ({
    title,
    align,
    sort: {
      direction:
        asked.sort === sort ? (asked.isDescending ? 'descending' : 'ascending') : undefined,
      onPress: () => sortBy(sort),
    } as const,
  })
  const part = (number: number, all: number) =>
    t('table.of', { number: formats.number(number), all: formats.number(all) })
  return (
    <Stack gap={3}>
      <Filters {...{ asked, put }} />
      <Text role="status" size="sm" tone="muted">
        {t('table.found', { count: found.length, number: formats.number(found.length) })}
      </Text>
      {found.length === 0 ? (
        <StatePanel
          kind="noMatch"
          title={t('table.noMatch')}
          actions={<Button onPress={clear}>{t('table.clear')}</Button>}
        >
          {t('table.noMatch.hint')}
        </StatePanel>
      ) : (
        <Card>
          <ManyNodes nodes={found.map(({ node }) => node)} marked={marked} onMark={setMarked} />
          <DetailTable
            label={t('listing.title')}
            isWhole
            columns={[
              column('name', t('table.category')),
              column('tr', t('table.turkish'), 'end'),
              column('ar', t('table.arabic'), 'end'),
              column('subcategories', t('table.subcategories'), 'end'),
              column('listings', t('table.listings'), 'end'),
              column('order', t('table.order'), 'end'),
              column('state', t('table.state')),
            ]}
            rows={found.map(({ node, names, tr, ar, subcategories, listings, order }) => ({
              key: node.nodeId,
              cells: [
                <Stack key="name" direction="row" gap={2} align="center">
                  <MarkNode node={node} marked={marked} onMark={setMarked} />
                  <CategoryIcon icon={node.icon} />
                  <Link href={toCategory(node.nodeId)}>
                    <bdi>{nameOf(node)}</bdi>
                  </Link>
                </Stack>,
                part(tr, names),
                part(ar, names),
                formats.number(subcategories),
                formats.number(listings),
                formats.number(order),
                <ActivityChip key="state" isActive={node.isActive} />,
              ],
            }))}
          />
        </Card>
      )}
    </Stack>
  )
}

/** Filters of the table. */
function Filters({ asked, put }: Pick<ReturnType<typeof useTableAddress>, 'asked' | 'put'>) {
  const { t } = useTranslation('categories')
  const translate = useTranslate()
  const { q, isActive, isUntranslated, isEmpty } = asked
  const chosen = isActive === undefined ? 'all' : isActive ? 'yes' : 'no'
  return (
    <Stack direction="row" align="end" gap={4} isWrapping>
      <TextField
        type="search"
        label={translate('structure:search')}
        icon={<Search />}
        value={q}
        onChange={(text) => put('q', text || null)}
      />
      <SegmentedChoice
        label={t('table.state')}
        isLabelHidden
        options={[
          { id: 'all', label: t('table.all') },
          { id: 'yes', label: t('state.active') },
          { id: 'no', label: t('state.inactive') },
        ]}
        value={chosen}
        onChange={(id) => put('active', id === 'all' ? null : id)}
      />
      <Checkbox
        isSelected={isUntranslated}
        onChange={(isOn) => put('untranslated', isOn ? 'yes' : null)}
      >
        {t('table.untranslated')}
      </Checkbox>
      <Checkbox isSelected={isEmpty} onChange={(isOn) => put('empty', isOn ? 'yes' : null)}>
        {t('table.withoutListings')}
      </Checkbox>
    </Stack>
  )
}

/** State of the table in the address: `?q=farm&active=no&untranslated=yes&empty=yes&sort=-listings`. */
function useTableAddress() {
  const [search, setSearch] = useSearchParams()
  const sort = search.get('sort') ?? ''
  const active = search.get('active')
  const asked: Asked = {
    q: search.get('q') ?? '',
    ...(active === 'yes' || active === 'no' ? { isActive: active === 'yes' } : {}),
    isUntranslated: search.get('untranslated') === 'yes',
    isEmpty: search.get('empty') === 'yes',
    sort: sorts.find((each) => each === sort.replace('-', '')) ?? 'order',
    isDescending: sort.startsWith('-'),
  }

  function put(name: 'q' | 'active' | 'untranslated' | 'empty' | 'sort', value: string | null) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }

  return {
    asked,
    put,
    /** Sorts by a column; reverses the order if it is the current one. */
    sortBy: (by: Sort) => put('sort', asked.sort === by && !asked.isDescending ? `-${by}` : by),
    /** Clears filters and sort order. */
    clear: () => setSearch(new URLSearchParams(), { replace: true }),
  }
}
