import { useKeyGroup, useKeys } from '@console/core/keys'
import { focusSearch, type Selection } from '@console/master-detail'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '../contract'

interface ContactKeys {
  selection: Selection<Contact>
  /** A dialog is open or opening. */
  isAsking: boolean
  onOpen: (contact: Contact) => void
  onEdit: (contact: Contact) => void
  onNew: () => void
  /** Stars or unstars all of them. */
  onStar: (contacts: readonly Contact[]) => void
  onUndo: () => void
  remove: (contacts: readonly Contact[]) => void
  /** Merges exactly two contacts. */
  merge: (contacts: readonly Contact[]) => void
  /** The bin is shown, where contacts cannot be changed. */
  isBin: boolean
}

/** Entries of the shortcuts dialog; J, K and the arrows are handled by the list. */
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

/**
 * The shortcuts of mail that apply to contacts. Each acts on the selection, else on the focused row, else on the open
 * contact.
 */
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
