import { useSend } from '@console/core/api'
import { readNodeHistory } from '@console/core/structures'
import { resourceKeys } from '@console/read'
import { useQuery } from '@tanstack/react-query'
import { useOpenStructure } from '../openStructure'

/**
 * Who changed a field of a node last, by the field's name; null where that is not known.
 * @param version the version with the change
 * @param isOn false: nothing is read
 */
export function useChangedBy(nodeId: string | null, version: number, isOn: boolean) {
  const { config } = useOpenStructure()
  const { structure } = config
  const send = useSend()
  const { data: events = [] } = useQuery({
    // Not the history that may have been read before the change.
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
