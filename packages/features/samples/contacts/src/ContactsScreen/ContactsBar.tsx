import { CollectionBar, type Selection } from '@console/master-detail'
import { Button, IconButton, Menu, MenuItem } from '@console/ui'
import { ArrowDownAZ, ArrowUpZA, Download, Star, StarOff, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '../contract'
import { saveVcards } from './saveVcards'
import { sortKeys, type SortKey, type useAddressBook } from './useAddressBook'

interface ContactsBarProps {
  book: ReturnType<typeof useAddressBook>
  selection: Selection<Contact>
  onStar: (contacts: readonly Contact[], isStarred: boolean) => void
  onDelete: (contacts: readonly Contact[]) => void
}

/** Over the list: search, the order, and what can be done with those that are selected. */
export function ContactsBar({ book, selection, onStar, onDelete }: ContactsBarProps) {
  const { t } = useTranslation('contacts')
  const { rows, text, sort, isReversed } = book
  const { selected } = selection
  return (
    <CollectionBar
      search={{ label: t('search'), text: text, onChange: book.search }}
      rows={rows}
      selection={selection}
      choices={[]}
      tools={
        <>
          <IconButton label={t('select.star')} onPress={() => onStar(selected, true)}>
            <Star />
          </IconButton>
          <IconButton label={t('select.unstar')} onPress={() => onStar(selected, false)}>
            <StarOff />
          </IconButton>
          <IconButton label={t('contact.export')} onPress={() => saveVcards(selected)}>
            <Download />
          </IconButton>
          <IconButton label={t('contact.delete')} onPress={() => onDelete(selected)}>
            <Trash2 />
          </IconButton>
        </>
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
