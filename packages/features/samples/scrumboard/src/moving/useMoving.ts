import { useFormats } from '@console/core/i18n'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardList } from '../contract'
import type { Direction } from './arrangement'
import {
  atStart,
  isElsewhere,
  isSamePlace,
  isThere,
  lift,
  type Lifted,
  placeOf,
  step,
} from './lifted'

interface MovingOptions {
  /** The lists as they are shown, with the cards that a filter leaves. */
  lists: readonly BoardList[]
  /** What a card or a list is called. */
  nameOf: (kind: Lifted['kind'], id: string) => string
  /** Puts what was lifted where it is let go; not called where that is where it stood. */
  onDrop: (lifted: Lifted) => void
}

/** Cards and lists that are lifted, led elsewhere, and let go or put back. */
export type Moving = ReturnType<typeof useMoving>

/**
 * What is lifted on a board, by whichever hand, and what is said of it. It stays where it stands, and a slot shows where it would be put: what others
 * change meanwhile is drawn around it, and it goes to its place among that.
 */
export function useMoving({ lists, nameOf, onDrop }: MovingOptions) {
  const { t } = useTranslation('scrumboard')
  const formats = useFormats()
  const [lifted, setLifted] = useState<Lifted | null>(null)
  // As it was called when it was lifted: others may have taken it away since.
  const [name, setName] = useState('')
  const [said, setSaid] = useState('')

  function tell(
    what: 'lifted' | 'place' | 'dropped' | 'putBack' | 'gone',
    of: Lifted,
    called = name,
  ) {
    const { number, of: count, list } = placeOf(lists, of)
    const place = t(of.kind === 'card' ? 'moving.inList' : 'moving.amongLists', {
      number: formats.number(number),
      of: formats.number(count),
      list: formats.isolate(list),
    })
    setSaid(t(`moving.${what}`, { name: formats.isolate(called), place }))
  }

  function lead(next: Lifted) {
    if (lifted && isSamePlace(lifted, next)) return
    setLifted(next)
    tell('place', next)
  }

  // Somebody else has taken it away.
  if (lifted && !isThere(lists, lifted)) {
    setLifted(null)
    tell('gone', lifted)
  }

  return {
    lifted,
    /** What a screen reader is told. */
    said,
    lift(kind: Lifted['kind'], id: string, by: Lifted['by']) {
      const next = lift(lists, kind, id, by)
      setLifted(next)
      if (!next) return
      const called = nameOf(kind, id)
      setName(called)
      tell('lifted', next, called)
    },
    /** By an arrow key. */
    step(direction: Direction) {
      if (lifted) lead(step(lists, lifted, direction))
    },
    /** By a pointer, to where it points. */
    lead,
    drop() {
      if (!lifted) return
      if (isElsewhere(lifted)) {
        tell('dropped', lifted)
        onDrop(lifted)
      } else tell('putBack', lifted)
      setLifted(null)
    },
    putBack() {
      if (!lifted) return
      tell('putBack', atStart(lifted))
      setLifted(null)
    },
  }
}
