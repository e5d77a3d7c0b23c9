import { useSend } from '@console/core/api'
import { readNodeHistory, type StructureNode } from '@console/core/structures'
import { resourceKeys } from '@console/query-boundary'
import { Banner, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useNameOf, useOpenStructure } from '../openStructure'

/** Banner over the form of a node that was deleted elsewhere. Names who deleted it if the history can be read. */
export function GoneBanner({ node }: { node: StructureNode }) {
  const { config, reading } = useOpenStructure()
  const { structure } = config
  const send = useSend()
  const name = useNameOf()(node)
  const { data: events = [] } = useQuery({
    // Not the history that may have been read before the deletion.
    queryKey: [...resourceKeys.history(structure.id, node.nodeId), 'gone'],
    queryFn: ({ signal }) => readNodeHistory(send, structure, node.nodeId, signal),
  })
  const by = events.find(({ type }) => type === `${structure.id}.deleted`)?.actor.name
  return (
    <Banner tone="warning">
      <Text as="p">
        {by === undefined
          ? reading.translate('structure:gone', { name })
          : reading.translate('structure:gone.by', { name, by })}{' '}
        {reading.translate('structure:gone.kept')}
      </Text>
    </Banner>
  )
}
