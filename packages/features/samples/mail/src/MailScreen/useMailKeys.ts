import { useKeyGroup, useKeys } from '@console/core/keys'
import { focusSearch, type Selection } from '@console/master-detail'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mail } from '../contract'

interface MailKeys {
  selection: Selection<Mail>
  /** A dialog is open, or on its way. */
  isAsking: boolean
  onOpen: (mail: Mail) => void
  /** Read, and on to the next. */
  onDone: (mails: readonly Mail[]) => void
  /** Puts a mark on all of them, or takes it off. */
  onTurn: (mails: readonly Mail[], mark: 'starred' | 'important') => void
  onUnread: (mails: readonly Mail[]) => void
  onUndo: () => void
  onCompose: () => void
  remove: (mails: readonly Mail[]) => void
  reply: (mail: Mail) => void
  replyAll: (mail: Mail) => void
  forward: (mail: Mail) => void
}

/** The keys as the sheet of keys shows them; J and K are heard by the list. */
const sheet = [
  { what: 'next', keys: ['J', 'K'] },
  { what: 'open', keys: ['O', 'Enter'] },
  { what: 'done', keys: ['E'] },
  { what: 'remove', keys: ['#'] },
  { what: 'select', keys: ['X'] },
  { what: 'star', keys: ['S'] },
  { what: 'important', keys: ['I'] },
  { what: 'unread', keys: ['U'] },
  { what: 'label', keys: ['L'] },
  { what: 'move', keys: ['V'] },
  { what: 'reply', keys: ['R'] },
  { what: 'replyAll', keys: ['A'] },
  { what: 'forward', keys: ['F'] },
  { what: 'compose', keys: ['C'] },
  { what: 'undo', keys: ['Z', 'Ctrl+Z'] },
  { what: 'search', keys: ['/'] },
] as const

/** The keys of mail programs: each means what is selected, else the row that has the focus, else the mail that is open. */
export function useMailKeys({
  selection: { withOne, withMany, toggle },
  isAsking,
  onOpen,
  onDone,
  onTurn,
  onUnread,
  onUndo,
  onCompose,
  remove,
  reply,
  replyAll,
  forward,
}: MailKeys): void {
  const { t } = useTranslation('mail')

  useKeys(
    {
      o: withOne(onOpen),
      e: withMany(onDone),
      '#': withMany(remove),
      x: withOne(toggle),
      s: withMany((mails) => onTurn(mails, 'starred')),
      i: withMany((mails) => onTurn(mails, 'important')),
      u: withMany(onUnread),
      l: () => openTool('label'),
      v: () => openTool('move'),
      r: withOne(reply),
      a: withOne(replyAll),
      f: withOne(forward),
      c: onCompose,
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

/** Opens a menu of the mails that are selected, else of the one that is open. */
function openTool(tool: 'label' | 'move') {
  document.querySelector<HTMLElement>(`[data-master-detail] [data-tool="${tool}"] button`)?.click()
}
