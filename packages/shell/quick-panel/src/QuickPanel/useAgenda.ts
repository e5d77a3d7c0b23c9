import { reportingSkipped } from '@console/core/skipped'
import { useQuery } from '@tanstack/react-query'
import type { QuickPanelProps } from './QuickPanel'

/** Query key of events and notes. */
export const agendaKey = ['quick-panel', 'data']

/** Events and notes, read on mount. */
export function useAgenda(load: QuickPanelProps['load']) {
  return useQuery({ queryKey: agendaKey, queryFn: reportingSkipped(load) })
}
