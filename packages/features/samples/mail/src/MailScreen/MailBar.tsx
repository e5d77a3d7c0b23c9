import { useFormats } from '@console/core/i18n'
import { CollectionBar, type Selection } from '@console/master-detail'
import { IconButton, Text } from '@console/ui'
import { Flag, Flame, Mail, MailOpen, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SidebarSections } from '../api'
import { folderIds, type Mail as MailRow } from '../contract'
import { FolderMenu } from './FolderMenu'
import { LabelMenu } from './LabelMenu'
import type { MailWrites } from '../useMailWrites'
import { describeTerms, SearchHint, SearchScope } from './SearchParts'
import type { MailSearch } from './useMailSearch'

interface MailBarProps {
  /** Set once the mails are loaded; before that, their number is unknown. */
  isListed: boolean
  mails: readonly MailRow[]
  selection: Selection<MailRow>
  ways: SidebarSections | undefined
  search: MailSearch
  writes: MailWrites
  onRemove: (mails: readonly MailRow[]) => void
  onDeleteForEver: (mails: readonly MailRow[]) => void
  onMove: (mails: readonly MailRow[], folder: number) => void
}

/** Choices of the selection menu, beside all and none. */
const choices = {
  read: ({ read }: MailRow) => read,
  unread: ({ read }: MailRow) => !read,
  starred: ({ starred }: MailRow) => starred,
  unstarred: ({ starred }: MailRow) => !starred,
  important: ({ important }: MailRow) => important,
  unimportant: ({ important }: MailRow) => !important,
}

const names = Object.keys(choices) as (keyof typeof choices)[]

/** Toolbar above the mails: search, selection, and actions for the selected ones. */
export function MailBar({
  isListed,
  mails,
  selection,
  ways,
  search,
  writes,
  onRemove,
  onDeleteForEver,
  onMove,
}: MailBarProps) {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  const { selected } = selection
  const count = { count: mails.length, number: formats.number(mails.length) }
  const isRead = selected.every(({ read }) => read)
  const isInTrash = selected.every(({ folder }) => folder === folderIds.trash)

  return (
    <CollectionBar
      search={{
        label: t('search.label'),
        text: search.wanted,
        onChange: search.want,
        hint: <SearchHint />,
        scope: search.wanted === '' ? null : <SearchScope {...search} />,
      }}
      rows={mails}
      selection={selection}
      choices={names.map((name) => ({ title: t(`select.${name}`), holds: choices[name] }))}
      tools={
        <>
          {isInTrash ? (
            <IconButton label={t('delete.forEver')} onPress={() => onDeleteForEver(selected)}>
              <Flame />
            </IconButton>
          ) : (
            <IconButton label={t('delete.trash')} onPress={() => onRemove(selected)}>
              <Trash2 />
            </IconButton>
          )}
          <IconButton
            label={t(isRead ? 'mark.unread' : 'mark.read')}
            onPress={() => writes.press(selected, { read: !isRead })}
          >
            {isRead ? <Mail aria-hidden /> : <MailOpen aria-hidden />}
          </IconButton>
          <IconButton
            label={t('tools.star')}
            aria-pressed={selected.every(({ starred }) => starred)}
            onPress={() => writes.turn(selected, 'starred')}
          >
            <Star aria-hidden />
          </IconButton>
          <IconButton
            label={t('tools.important')}
            aria-pressed={selected.every(({ important }) => important)}
            onPress={() => writes.turn(selected, 'important')}
          >
            <Flag aria-hidden />
          </IconButton>
          <FolderMenu mails={selected} ways={ways} onMove={onMove} />
          <LabelMenu mails={selected} ways={ways} writes={writes} />
        </>
      }
    >
      <Text tone="muted" size="sm" role="status">
        {!isListed
          ? null
          : search.terms.length > 0
            ? t('search.found', { ...count, what: describeTerms(search.terms, t, formats) })
            : t('count', count)}
      </Text>
    </CollectionBar>
  )
}
