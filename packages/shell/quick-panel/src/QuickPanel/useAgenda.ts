import { notingUnread } from '@console/core/unread'
import { useQuery } from '@tanstack/react-query'
import type { QuickPanelProps } from './QuickPanel'

/** Where events and notes are kept among what the server knows. */
export const agendaKey = ['quick-panel', 'data']

/** Events and notes, read when what uses them mounts. */
export function useAgenda(load: QuickPanelProps['load']) {
  return useQuery({ queryKey: agendaKey, queryFn: notingUnread(load) })
}
