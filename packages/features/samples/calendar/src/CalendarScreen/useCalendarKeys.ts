import { useKeyGroup, useKeys } from '@console/core/keys'
import { useUndo } from '@console/optimistic-mutations'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type ViewId, viewIds } from '../paths'

interface CalendarKeys {
  onNew: () => void
  onStep: (way: -1 | 1) => void
  onToday: () => void
  onView: (view: ViewId) => void
  /** A dialog is open or opening. */
  isAsking: boolean
}

/** Entries of the shortcuts dialog; the keys of a lifted event are handled where it is lifted. */
const sheet = [
  { what: 'new', keys: ['N'] },
  { what: 'later', keys: ['J'] },
  { what: 'earlier', keys: ['K'] },
  { what: 'today', keys: ['T'] },
  { what: 'view', keys: ['1', '2', '3', '4', '5'] },
  { what: 'undo', keys: ['Z', 'Ctrl+Z'] },
  { what: 'go', keys: ['←', '→', '↑', '↓'] },
  { what: 'lift', keys: ['Space'] },
  { what: 'move', keys: ['←', '→', '↑', '↓'] },
  { what: 'resize', keys: ['Shift+←', 'Shift+→', 'Shift+↑', 'Shift+↓'] },
  { what: 'drop', keys: ['Space', 'Enter'] },
  { what: 'putBack', keys: ['Esc'] },
] as const

/** Single-key shortcuts of the calendar. */
export function useCalendarKeys({ onNew, onStep, onToday, onView, isAsking }: CalendarKeys): void {
  const { t } = useTranslation('calendar')
  const { undoLast } = useUndo('calendar')
  const views = Object.fromEntries(
    viewIds.map((view, place) => [String(place + 1), () => onView(view)]),
  )
  useKeys(
    {
      ...views,
      n: onNew,
      j: () => onStep(1),
      k: () => onStep(-1),
      t: onToday,
      z: undoLast,
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
