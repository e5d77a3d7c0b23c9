import { CollectionBar, type Selection } from '@console/master-detail'
import { Button, IconButton, Menu, MenuItem } from '@console/ui'
import {
  ArchiveRestore,
  ArrowDownAZ,
  ArrowUpZA,
  Download,
  Flame,
  Merge,
  Star,
  Trash2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Contact, Group } from '../contract'
import { GroupMenu } from './GroupMenu'
import { saveVcards } from './saveVcards'
import type { ContactActs } from './useContactActs'
import { sortKeys, type SortKey, type useAddressBook } from './useAddressBook'

interface ContactsBarProps {
  book: ReturnType<typeof useAddressBook>
  selection: Selection<Contact>
  groups: readonly Group[]
  starred: ReadonlySet<string>
  acts: ContactActs
}

/** Toolbar over the list: search, sort order, and actions for the selected contacts. */
export function ContactsBar({ book, selection, groups, starred, acts }: ContactsBarProps) {
  const { t } = useTranslation('contacts')
  const { list, rows, text, sort, isReversed } = book
  const { selected } = selection
  const isStarred = selected.every(({ id }) => starred.has(id))
  return (
    <CollectionBar
      search={{ label: t('search'), text: text, onChange: book.search }}
      rows={rows}
      selection={selection}
      choices={[]}
      tools={
        list === 'bin' ? (
          <>
            <IconButton label={t('bin.restore')} onPress={() => acts.restore(selected)}>
              <ArchiveRestore />
            </IconButton>
            <IconButton label={t('bin.forEver')} onPress={() => acts.remove(selected)}>
              <Flame />
            </IconButton>
          </>
        ) : (
          <>
            <IconButton
              label={t('select.star')}
              aria-pressed={isStarred}
              onPress={() => acts.star(selected, !isStarred)}
            >
              <Star fill={isStarred ? 'currentColor' : 'none'} />
            </IconButton>
            {groups.length > 0 ? (
              <GroupMenu
                contacts={selected}
                groups={groups}
                onSet={(group, isIn) => acts.setGroup(selected, group, isIn)}
              />
            ) : null}
            {selected.length === 2 ? (
              <IconButton label={t('merge.title')} onPress={() => acts.merge(selected)}>
                <Merge />
              </IconButton>
            ) : null}
            <IconButton label={t('contact.export')} onPress={() => saveVcards(selected)}>
              <Download />
            </IconButton>
            <IconButton label={t('contact.delete')} onPress={() => acts.remove(selected)}>
              <Trash2 />
            </IconButton>
          </>
        )
      }
    >
      <Menu
        trigger={<Button variant="quiet">{`${t('sort')}: ${t(`sort.${sort}`)}`}</Button>}
        selectionMode="single"
        selectedKeys={[sort]}
        onAction={(key) => book.sortBy(key as SortKey, isReversed)}
      >
        {sortKeys.map((key) => (
          <MenuItem key={key} id={key}>
            {t(`sort.${key}`)}
          </MenuItem>
        ))}
      </Menu>
      <IconButton
        label={t('sort.reversed')}
        aria-pressed={isReversed}
        onPress={() => book.sortBy(sort, !isReversed)}
      >
        {isReversed ? <ArrowUpZA /> : <ArrowDownAZ />}
      </IconButton>
    </CollectionBar>
  )
}
