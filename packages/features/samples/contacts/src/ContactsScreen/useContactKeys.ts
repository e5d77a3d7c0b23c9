import { useKeyGroup, useKeys } from '@console/core/keys'
import { focusSearch, type Selection } from '@console/master-detail'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '../contract'

interface ContactKeys {
  selection: Selection<Contact>
  /** A dialog is open, or on its way. */
  isAsking: boolean
  onOpen: (contact: Contact) => void
  onEdit: (contact: Contact) => void
  onNew: () => void
  /** Puts a star on all of them, or takes it off. */
  onStar: (contacts: readonly Contact[]) => void
  onUndo: () => void
  remove: (contacts: readonly Contact[]) => void
  /** Only two are merged. */
  merge: (contacts: readonly Contact[]) => void
  /** The list is that of the bin: nobody is changed there. */
  isBin: boolean
}

/** The keys as the sheet of keys shows them; J, K and the arrows are heard by the list. */
const sheet = [
  { what: 'next', keys: ['J', 'K'] },
  { what: 'open', keys: ['O', 'Enter'] },
  { what: 'edit', keys: ['E'] },
  { what: 'remove', keys: ['#'] },
  { what: 'select', keys: ['X'] },
  { what: 'star', keys: ['S'] },
  { what: 'merge', keys: ['M'] },
  { what: 'new', keys: ['C'] },
  { what: 'undo', keys: ['Z', 'Ctrl+Z'] },
  { what: 'search', keys: ['/'] },
] as const

/** The keys of mail, as far as contacts have the same: each means who is selected, else the row that has the focus, else who is open. */
export function useContactKeys({
  selection: { withOne, withMany, toggle },
  isAsking,
  onOpen,
  onEdit,
  onNew,
  onStar,
  onUndo,
  remove,
  merge,
  isBin,
}: ContactKeys): void {
  const { t } = useTranslation('contacts')
  useKeys(
    {
      o: withOne(onOpen),
      e: isBin ? undefined : withOne(onEdit),
      '#': withMany(remove),
      x: withOne(toggle),
      s: isBin ? undefined : withMany(onStar),
      m: isBin ? undefined : withMany(merge),
      c: onNew,
      z: onUndo,
      '/': focusSearch,
    },
    isAsking,
  )
  useKeyGroup(
    useMemo(
      () => ({
        title: t('title'),
        keys: sheet.map(({ what, keys }) => ({ keys, what: t(`keys.${what}`) })),
      }),
      [t],
    ),
  )
}
