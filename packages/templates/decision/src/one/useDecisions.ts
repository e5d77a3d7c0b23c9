import type { ActionableRow } from '@console/core/workflows'
import type { Resource } from '@console/core/resources'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Decisions } from '../decisions'
import { type ActionForms, takenWith } from '../dialog/ownForms'
import { offered } from '../rules'
import { useDecisionStore } from './useDecisionStore'

/** Options of a screen with decisions. */
export interface DecisionsOptions<Row extends ActionableRow> {
  /** Called once the server has agreed. */
  onDecided?: (row: Row, action: string) => void
  /** Own forms that it provides; a stable object. An action whose own form is missing is not offered. */
  forms?: ActionForms<Row>
}

const noForms = {}

/**
 * Decisions about one kind of record: optimistic, with undo, refusals and conflicts. All screens share them: a decision in
 * flight in a list is in flight on the record, and Z undoes the latest of either.
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
      offered: (row) => takenWith(resource.workflows, offered(resource.workflows, row), forms),
    }),
    [decisions, forms, resource],
  )
}
