import { useKeyGroup, useKeys } from '@console/core/keys'
import { focusSearch, type Selection } from '@console/master-detail'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mail } from '../contract'

interface MailKeys {
  selection: Selection<Mail>
  /** A dialog is open or opening. */
  isAsking: boolean
  onOpen: (mail: Mail) => void
  /** Marks as read and moves to the next. */
  onDone: (mails: readonly Mail[]) => void
  /** Toggles a flag of all of them. */
  onTurn: (mails: readonly Mail[], mark: 'starred' | 'important') => void
  onSkipped: (mails: readonly Mail[]) => void
  onUndo: () => void
  onCompose: () => void
  remove: (mails: readonly Mail[]) => void
  reply: (mail: Mail) => void
  replyAll: (mail: Mail) => void
  forward: (mail: Mail) => void
}

/** Entries of the shortcuts dialog; J and K are handled by the list. */
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

/** Shortcuts as in mail programs. Each acts on the selection, else on the focused row, else on the open mail. */
export function useMailKeys({
  selection: { withOne, withMany, toggle },
  isAsking,
  onOpen,
  onDone,
  onTurn,
  onSkipped,
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
      u: withMany(onSkipped),
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

/** Opens a menu for the selected mails, else for the open one. */
function openTool(tool: 'label' | 'move') {
  document.querySelector<HTMLElement>(`[data-master-detail] [data-tool="${tool}"] button`)?.click()
}
