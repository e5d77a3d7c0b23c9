import { useFormats } from '@console/core/i18n'
import {
  Checkbox,
  IconButton,
  Menu,
  MenuItem,
  Text,
  TextField,
  theme,
  VisuallyHidden,
} from '@console/ui'
import { ChevronDown, Flame, Search, Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Ways } from '../api'
import { folderIds, type Mail } from '../contract'
import { FolderMenu } from '../parts/FolderMenu'
import { LabelMenu } from '../parts/LabelMenu'
import type { MailWrites } from '../useMailWrites'

interface ListBarProps {
  mails: readonly Mail[]
  selected: readonly Mail[]
  ways: Ways | undefined
  wanted: string
  onSearch: (words: string) => void
  onSelect: (ids: Iterable<string>) => void
  writes: MailWrites
  onRemove: (mails: readonly Mail[]) => void
  onDeleteForEver: (mails: readonly Mail[]) => void
  onMove: (mails: readonly Mail[], folder: number) => void
}

/** Which mails the menu of the selection chooses. */
const choices = {
  all: () => true,
  none: () => false,
  read: ({ read }: Mail) => read,
  unread: ({ read }: Mail) => !read,
  starred: ({ starred }: Mail) => starred,
  unstarred: ({ starred }: Mail) => !starred,
  important: ({ important }: Mail) => important,
  unimportant: ({ important }: Mail) => !important,
}

const names = Object.keys(choices) as (keyof typeof choices)[]

/** Above the mails: the search, which of them are selected, and what can be done to those. */
export function ListBar({
  mails,
  selected,
  ways,
  wanted,
  onSearch,
  onSelect,
  writes,
  onRemove,
  onDeleteForEver,
  onMove,
}: ListBarProps) {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  const count = selected.length
  const choose = (name: keyof typeof choices) =>
    onSelect(mails.filter(choices[name]).map(({ id }) => id))
  const isInTrash = count > 0 && selected.every(({ folder }) => folder === folderIds.trash)

  return (
    <Root>
      <TextField
        type="search"
        label={t('search.label')}
        icon={<Search />}
        value={wanted}
        onChange={onSearch}
        data-mail-search
        action={
          wanted === '' ? null : (
            <IconButton label={t('search.clear')} onPress={() => onSearch('')}>
              <X />
            </IconButton>
          )
        }
      />
      <Tools>
        <Checkbox
          aria-label={t('select.all')}
          isSelected={count > 0 && count === mails.length}
          isIndeterminate={count > 0 && count < mails.length}
          isDisabled={mails.length === 0}
          onChange={() => choose(count === mails.length ? 'none' : 'all')}
        />
        <Menu
          trigger={
            <IconButton label={t('select.menu')}>
              <ChevronDown />
            </IconButton>
          }
          onAction={(name) => choose(name as keyof typeof choices)}
        >
          {names.map((name) => (
            <MenuItem key={name} id={name}>
              {t(`select.${name}`)}
            </MenuItem>
          ))}
        </Menu>
        {count === 0 ? (
          <Text tone="muted" size="sm">
            {t('count', { count: mails.length, number: formats.number(mails.length) })}
          </Text>
        ) : (
          <>
            <Text size="sm">{formats.number(count)}</Text>
            {isInTrash ? null : (
              <IconButton label={t('delete.trash')} onPress={() => onRemove(selected)}>
                <Trash2 />
              </IconButton>
            )}
            <IconButton label={t('delete.forEver')} onPress={() => onDeleteForEver(selected)}>
              <Flame />
            </IconButton>
            <FolderMenu mails={selected} ways={ways} onMove={onMove} />
            <LabelMenu mails={selected} ways={ways} writes={writes} />
          </>
        )}
        <VisuallyHidden role="status">
          {count === 0 ? null : t('select.count', { count, number: formats.number(count) })}
        </VisuallyHidden>
      </Tools>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.hairline};
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
  min-block-size: 44px;
`
