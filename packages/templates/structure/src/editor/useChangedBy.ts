import { useSend } from '@console/core/api'
import { readNodeHistory } from '@console/core/structures'
import { resourceKeys } from '@console/query-boundary'
import { useQuery } from '@tanstack/react-query'
import { useOpenStructure } from '../state/openStructure'

/**
 * Returns a function that names the user who last changed a field of a node; null if unknown.
 * @param version of the node that contains the change
 * @param isOn false reads nothing
 */
export function useChangedBy(nodeId: string | null, version: number, isOn: boolean) {
  const { config } = useOpenStructure()
  const { structure } = config
  const send = useSend()
  const { data: events = [] } = useQuery({
    // A history cached before the change lacks it.
    queryKey: [...resourceKeys.history(structure.id, nodeId ?? ''), version],
    queryFn: ({ signal }) => readNodeHistory(send, structure, nodeId ?? '', signal),
    enabled: isOn && nodeId !== null,
  })
  const changes = events.filter(({ type }) => type === `${structure.id}.changed`)
  return (name: string) => {
    const [field = ''] = name.split('.')
    const own = changes.find(({ note }) => note?.split(', ').includes(field))
    return (own ?? changes[0])?.actor.name ?? null
  }
}
