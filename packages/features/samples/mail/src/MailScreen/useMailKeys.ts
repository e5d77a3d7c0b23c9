import { useKeyGroup } from '@console/core/keys'
import { useKeys } from '@console/templates/useKeys'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mail } from '../contract'

interface MailKeys {
  mails: readonly Mail[]
  selected: readonly Mail[]
  /** The mail that is open, which need not be in the list; null where there is no such. */
  open: Mail | null | undefined
  /** A dialog is open, or on its way. */
  isAsking: boolean
  onOpen: (mail: Mail) => void
  /** Read, and on to the next. */
  onDone: (mails: readonly Mail[]) => void
  onSelect: (mail: Mail) => void
  onStar: (mail: Mail) => void
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
  { what: 'reply', keys: ['R'] },
  { what: 'replyAll', keys: ['A'] },
  { what: 'forward', keys: ['F'] },
  { what: 'compose', keys: ['C'] },
  { what: 'search', keys: ['/'] },
] as const

/** The keys of mail programs: each means what is selected, else the row that has the focus, else the mail that is open. */
export function useMailKeys({
  mails,
  selected,
  open,
  isAsking,
  onOpen,
  onDone,
  onSelect,
  onStar,
  onCompose,
  remove,
  reply,
  replyAll,
  forward,
}: MailKeys): void {
  const { t } = useTranslation('mail')

  function here(): Mail | null | undefined {
    const row = document.activeElement?.closest<HTMLElement>('[data-master-detail] li[data-id]')
    return row ? mails.find(({ id }) => id === row.dataset.id) : open
  }
  const one = (act: (mail: Mail) => void) => () => {
    const mail = here()
    if (mail) act(mail)
  }
  const many = (act: (mails: readonly Mail[]) => void) => () => {
    if (selected.length > 0) act(selected)
    else one((mail) => act([mail]))()
  }

  useKeys(
    {
      o: one(onOpen),
      e: many(onDone),
      '#': many(remove),
      x: one(onSelect),
      s: one(onStar),
      r: one(reply),
      a: one(replyAll),
      f: one(forward),
      c: onCompose,
      '/': () => document.querySelector<HTMLElement>('[data-mail-search]')?.focus(),
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
