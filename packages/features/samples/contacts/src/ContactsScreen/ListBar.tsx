import { useFormats } from '@console/core/i18n'
import { Button, Checkbox, IconButton, Menu, MenuItem, Text, TextField, theme } from '@console/ui'
import { ArrowDownAZ, ArrowUpZA, Download, Search, Star, StarOff, Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Contact } from '../contract'
import { saveVcards } from './saveVcards'
import { sortKeys, type SortKey, type useAddressBook } from './useAddressBook'

interface ListBarProps {
  book: ReturnType<typeof useAddressBook>
  /** Those that are listed and ticked. */
  chosen: readonly Contact[]
  onTickAll: (isTicked: boolean) => void
  onStar: (contacts: readonly Contact[], isStarred: boolean) => void
  onDelete: (contacts: readonly Contact[]) => void
}

/** Over the list: search, the order, and what can be done with those that are ticked. */
export function ListBar({ book, chosen, onTickAll, onStar, onDelete }: ListBarProps) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const { rows, text, sort, isReversed } = book
  const isSome = chosen.length > 0
  return (
    <Root>
      <TextField
        type="search"
        label={t('search')}
        icon={<Search />}
        value={text}
        onChange={book.search}
        action={
          text === '' ? null : (
            <IconButton label={t('search.clear')} onPress={() => book.search('')}>
              <X />
            </IconButton>
          )
        }
      />
      <Tools>
        <Checkbox
          aria-label={t('select.all')}
          isSelected={isSome && chosen.length === rows.length}
          isIndeterminate={isSome && chosen.length < rows.length}
          isDisabled={rows.length === 0}
          onChange={onTickAll}
        />
        <Text size="sm" tone="muted" role="status">
          {isSome
            ? t('select.count', { count: chosen.length, number: formats.number(chosen.length) })
            : null}
        </Text>
        {isSome ? (
          <>
            <IconButton label={t('select.star')} onPress={() => onStar(chosen, true)}>
              <Star />
            </IconButton>
            <IconButton label={t('select.unstar')} onPress={() => onStar(chosen, false)}>
              <StarOff />
            </IconButton>
            <IconButton label={t('contact.export')} onPress={() => saveVcards(chosen)}>
              <Download />
            </IconButton>
            <IconButton label={t('contact.delete')} onPress={() => onDelete(chosen)}>
              <Trash2 />
            </IconButton>
          </>
        ) : (
          <>
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
          </>
        )}
      </Tools>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[1]};
  border-block-end: 1px solid ${theme.color.hairline};
`

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-block-size: 40px;

  > [role='status'] {
    flex: 1;
  }
`
