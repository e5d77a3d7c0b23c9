import { useFormats } from '@console/core/i18n'
import { type Selection, WindowedList } from '@console/master-detail'
import { Button, StatePanel } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { SidebarSections } from '../api'
import type { Mail } from '../contract'
import type { MailWrites } from '../useMailWrites'
import { MailRow } from './MailRow'
import { type MailMessages, titleOf } from './titleOfWay'
import type { MailSearch } from './useMailSearch'

interface MailListProps {
  title: string
  mails: readonly Mail[]
  search: MailSearch
  ways: SidebarSections | undefined
  selection: Selection<Mail>
  openId: string | undefined
  hrefOf: (id: string) => string
  onMove: (mail: Mail) => void
  writes: MailWrites
}

/** Mails of a collection, or the reason why there are none. */
export function MailList({
  title,
  mails,
  search,
  ways,
  selection,
  openId,
  hrefOf,
  onMove,
  writes,
}: MailListProps) {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  if (mails.length === 0)
    return search.wanted === '' ? (
      <StatePanel kind="empty" title={t('empty.title')}>
        {t('empty.message')}
      </StatePanel>
    ) : (
      <StatePanel
        kind="noMatch"
        title={t('noMatch.title', { place: formats.isolate(title) })}
        actions={
          <>
            {search.isEverywhere ? null : (
              <Button variant="primary" onPress={() => search.lookEverywhere(true)}>
                {t('search.everywhere')}
              </Button>
            )}
            <Button onPress={() => search.want('')}>{t('search.clear')}</Button>
          </>
        }
      >
        {t('noMatch.message')}
      </StatePanel>
    )
  return (
    <WindowedList
      label={t('list.label', { title })}
      rows={mails}
      idOf={({ id }) => id}
      rowHeight="5.5rem"
      openId={openId}
      hasLetterKeys
      onMove={onMove}
      focusRow={selection.focusRow}
    >
      {(mail) => (
        <MailRow
          mail={mail}
          folder={search.isEverywhere ? folderOf(mail, ways, t) : undefined}
          labels={ways?.labels.filter(({ id }) => mail.labels.includes(id)) ?? []}
          href={hrefOf(mail.id)}
          isOpen={mail.id === openId}
          selection={selection}
          writes={writes}
        />
      )}
    </WindowedList>
  )
}

/** Folder name of a mail. */
function folderOf(
  mail: Mail,
  ways: SidebarSections | undefined,
  t: MailMessages,
): string | undefined {
  const folder = ways?.folders.find(({ id }) => id === mail.folder)
  return folder && titleOf(folder, t)
}
