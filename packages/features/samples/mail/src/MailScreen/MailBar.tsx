import { useFormats } from '@console/core/i18n'
import { CollectionBar } from '@console/templates/MasterDetail/CollectionBar'
import type { Selection } from '@console/templates/MasterDetail/useSelection'
import { IconButton, Text } from '@console/ui'
import { Flame, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Ways } from '../api'
import { folderIds, type Mail } from '../contract'
import { FolderMenu } from '../parts/FolderMenu'
import { LabelMenu } from '../parts/LabelMenu'
import type { MailWrites } from '../useMailWrites'

interface MailBarProps {
  mails: readonly Mail[]
  selection: Selection<Mail>
  ways: Ways | undefined
  wanted: string
  onSearch: (words: string) => void
  writes: MailWrites
  onRemove: (mails: readonly Mail[]) => void
  onDeleteForEver: (mails: readonly Mail[]) => void
  onMove: (mails: readonly Mail[], folder: number) => void
}

/** Which mails the menu selects, beside all and none. */
const choices = {
  read: ({ read }: Mail) => read,
  unread: ({ read }: Mail) => !read,
  starred: ({ starred }: Mail) => starred,
  unstarred: ({ starred }: Mail) => !starred,
  important: ({ important }: Mail) => important,
  unimportant: ({ important }: Mail) => !important,
}

const names = Object.keys(choices) as (keyof typeof choices)[]

/** Above the mails: the search, which of them are selected, and what can be done to those. */
export function MailBar({
  mails,
  selection,
  ways,
  wanted,
  onSearch,
  writes,
  onRemove,
  onDeleteForEver,
  onMove,
}: MailBarProps) {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  const { selected } = selection
  const isInTrash = selected.every(({ folder }) => folder === folderIds.trash)

  return (
    <CollectionBar
      search={{ label: t('search.label'), text: wanted, onChange: onSearch }}
      rows={mails}
      selection={selection}
      choices={names.map((name) => ({ title: t(`select.${name}`), holds: choices[name] }))}
      tools={
        <>
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
      }
    >
      <Text tone="muted" size="sm">
        {t('count', { count: mails.length, number: formats.number(mails.length) })}
      </Text>
    </CollectionBar>
  )
}
