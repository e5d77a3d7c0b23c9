import type { Selection } from '@console/templates/MasterDetail/useSelection'
import { WindowedList } from '@console/templates/MasterDetail/WindowedList'
import { Button, StatePanel } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { Ways } from '../api'
import type { Mail } from '../contract'
import type { MailWrites } from '../useMailWrites'
import { MailRow } from './MailRow'

interface MailListProps {
  title: string
  mails: readonly Mail[]
  /** There are mails, but the search finds none of them. */
  isSearched: boolean
  ways: Ways | undefined
  selection: Selection<Mail>
  openId: string | undefined
  hrefOf: (id: string) => string
  onMove: (mail: Mail) => void
  onClear: () => void
  writes: MailWrites
}

/** The mails of a collection, or why there are none. */
export function MailList({
  title,
  mails,
  isSearched,
  ways,
  selection,
  openId,
  hrefOf,
  onMove,
  onClear,
  writes,
}: MailListProps) {
  const { t } = useTranslation('mail')
  if (mails.length === 0)
    return isSearched ? (
      <StatePanel
        kind="noMatch"
        title={t('noMatch.title')}
        actions={<Button onPress={onClear}>{t('search.clear')}</Button>}
      >
        {t('noMatch.message')}
      </StatePanel>
    ) : (
      <StatePanel kind="empty" title={t('empty.title')}>
        {t('empty.message')}
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
