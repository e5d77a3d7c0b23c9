import { useSend } from '@console/core/api'
import type { AuditEvent } from '@console/core/workflows'
import { readNodeHistory } from '@console/core/structures'
import { QueryBoundary, resourceKeys } from '@console/query-boundary'
import { SkeletonText, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useOpenStructure } from '../state/openStructure'

/** Events of a node, with user and time, newest first. */
export function NodeHistory({ nodeId }: { nodeId: string }) {
  const { config, reading } = useOpenStructure()
  const { translate } = reading
  const send = useSend()
  const query = useQuery({
    queryKey: resourceKeys.history(config.structure.id, nodeId),
    queryFn: ({ signal }) => readNodeHistory(send, config.structure, nodeId, signal),
  })
  return (
    <QueryBoundary
      query={query}
      title={translate('structure:history.failed')}
      skeleton={<SkeletonText lines={6} />}
    >
      {(events) =>
        events.length === 0 ? (
          <Text as="p" tone="muted">
            {translate('structure:history.empty')}
          </Text>
        ) : (
          <Stack as="ol" gap={4}>
            {events.map((event) => (
              <Event key={event.eventId} {...event} />
            ))}
          </Stack>
        )
      }
    </QueryBoundary>
  )
}

/** Events that nodes of every structure have. */
const known = ['created', 'changed', 'moved', 'deleted'] as const

function Event({ type, actor, at, note }: AuditEvent) {
  const { config, reading } = useOpenStructure()
  const { translate, t, formats } = reading
  const { events, fields: names } = config.messages
  const what = type.slice(type.lastIndexOf('.') + 1)
  const common = known.find((each) => each === what)
  const fields = (note ?? '').split(', ').filter(Boolean)
  return (
    <li>
      <Text as="p" weight="medium">
        {common ? translate(`structure:event.${common}`) : t(events[what] ?? what)}
        {fields.length > 0
          ? `: ${formats.list(fields.map((name) => t(names[name] ?? name)))}`
          : null}
      </Text>
      <Text as="p" size="sm" tone="muted">
        <bdi>{actor.name}</bdi> · <time dateTime={at}>{formats.dateTime(new Date(at))}</time>
      </Text>
    </li>
  )
}
