import { useKeyGroup } from '@console/core/keys'
import { focusSearch } from '@console/templates/MasterDetail/CollectionBar'
import type { Selection } from '@console/templates/MasterDetail/useSelection'
import { useKeys } from '@console/templates/useKeys'
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
  selection: { withOne, withMany, toggle },
  isAsking,
  onOpen,
  onDone,
  onStar,
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
      s: withOne(onStar),
      r: withOne(reply),
      a: withOne(replyAll),
      f: withOne(forward),
      c: onCompose,
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
