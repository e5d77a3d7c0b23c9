import { useFormats } from '@console/core/i18n'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardList } from '../contract'
import type { Direction } from '../arrangement'
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
  /** Lists with the cards that pass the filter. */
  lists: readonly BoardList[]
  /** Name of a card or a list. */
  nameOf: (kind: Lifted['kind'], id: string) => string
  /** Moves the item to where it was dropped; not called if it has not moved. */
  onDrop: (lifted: Lifted) => void
}

/** Moving of cards and lists: lift, move, drop or cancel. */
export type Moving = ReturnType<typeof useMoving>

/**
 * Lifted item of a board, for every input, and the screen reader messages. The item stays in place while a slot shows
 * its drop position; changes by others are drawn around it, and it is dropped among them.
 */
export function useMoving({ lists, nameOf, onDrop }: MovingOptions) {
  const { t } = useTranslation('scrumboard')
  const formats = useFormats()
  const [lifted, setLifted] = useState<Lifted | null>(null)
  // Name at the time of lifting: others may have removed it since.
  const [name, setName] = useState('')
  const [announcement, setAnnouncement] = useState('')

  function report(
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
    setAnnouncement(t(`moving.${what}`, { name: formats.isolate(called), place }))
  }

  function lead(next: Lifted) {
    if (lifted && isSamePlace(lifted, next)) return
    setLifted(next)
    report('place', next)
  }

  // Someone else has removed it.
  if (lifted && !isThere(lists, lifted)) {
    setLifted(null)
    report('gone', lifted)
  }

  return {
    lifted,
    /** Message for screen readers. */
    announcement,
    lift(kind: Lifted['kind'], id: string, by: Lifted['by']) {
      const next = lift(lists, kind, id, by)
      setLifted(next)
      if (!next) return
      const called = nameOf(kind, id)
      setName(called)
      report('lifted', next, called)
    },
    /** Moves by an arrow key. */
    step(direction: Direction) {
      if (lifted) lead(step(lists, lifted, direction))
    },
    /** Moves to the position under a pointer. */
    lead,
    drop() {
      if (!lifted) return
      if (isElsewhere(lifted)) {
        report('dropped', lifted)
        onDrop(lifted)
      } else report('putBack', lifted)
      setLifted(null)
    },
    putBack() {
      if (!lifted) return
      report('putBack', atStart(lifted))
      setLifted(null)
    },
  }
}
