import { WindowedList } from '@console/templates/MasterDetail/WindowedList'
import { Button, StatePanel } from '@console/ui'
import type { RefObject } from 'react'
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
  selected: ReadonlySet<string>
  openId: string | undefined
  hrefOf: (id: string) => string
  focusRow: RefObject<((id: string) => void) | null>
  onSelect: (ids: Iterable<string>) => void
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
  selected,
  openId,
  hrefOf,
  focusRow,
  onSelect,
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
      focusRow={focusRow}
    >
      {(mail) => (
        <MailRow
          mail={mail}
          labels={ways?.labels.filter(({ id }) => mail.labels.includes(id)) ?? []}
          href={hrefOf(mail.id)}
          isOpen={mail.id === openId}
          isSelected={selected.has(mail.id)}
          onSelect={(isSelected) =>
            onSelect(
              isSelected ? [...selected, mail.id] : [...selected].filter((id) => id !== mail.id),
            )
          }
          writes={writes}
        />
      )}
    </WindowedList>
  )
}
