import type { ActionableRow } from '@console/core/kinds'
import type { Resource } from '@console/core/resources'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Decisions } from '../decisions'
import { type ActionForms, takenWith } from '../dialog/ownForms'
import { offered } from '../rules'
import { useDecisionStore } from './useDecisionStore'

/** What a screen does beside the decision itself. */
export interface DecisionsOptions<Row extends ActionableRow> {
  /** Called once the server has agreed. */
  onDecided?: (row: Row, action: string) => void
  /** The own forms of actions that it draws; always the same object. What has one that is not among them is not offered. */
  forms?: ActionForms<Row>
}

const noForms = {}

/**
 * The decisions about a kind of record: optimistic, with undo, refusals and conflicts. They are
 * the same ones on every screen: what is on its way in a list is so on the record, and Z takes back what either decided.
 */
export function useDecisions<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  { onDecided, forms = noForms }: DecisionsOptions<Row> = {},
): Decisions<Row> {
  const store = useDecisionStore(resource)
  const listener = useRef(onDecided)
  useEffect(() => {
    listener.current = onDecided
  }, [onDecided])
  useEffect(() => store.onDecided((row, action) => listener.current?.(row, action)), [store])
  const decisions = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  return useMemo(
    () => ({
      ...decisions,
      forms,
      offered: (row) => takenWith(resource.kinds, offered(resource.kinds, row), forms),
    }),
    [decisions, forms, resource],
  )
}
