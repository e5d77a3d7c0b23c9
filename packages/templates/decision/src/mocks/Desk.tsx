import { defineWorkflow } from '@console/core/workflows'
import { useSend } from '@console/core/api'
import { readRecord } from '@console/core/resources'
import { useSessionState } from '@console/core/session'
import { reviewWorkflow } from '@console/domain/review'
import { reviewMessages } from '@console/domain/review/messages'
import { Heading, Stack } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { resourceKeys } from '@console/query-boundary'
import { goodsResource } from './goods'
import { DecisionBar } from '../one/DecisionBar'
import { DecisionDialog } from '../dialog/DecisionDialog'
import { statusesOf, StatusText } from '@console/workflows'
import { useDecisions } from '../one/useDecisions'

export interface DeskProps {
  token: string
  /** Actions in addition to those of the record. */
  further?: readonly string[]
}

/** Action that needs confirmation, as with reviews. */
const maskWorkflow = defineWorkflow<object>()({
  id: 'mask',
  messages: reviewMessages,
  statuses: {},
  statusesOf: () => [],
  actions: {
    mask: {
      icon: 'mask',
      placement: 'secondary',
      isConfirmed: true,
      isDestructive: true,
      isNonFinal: true,
      isFinal: true,
    },
  },
  blockers: {},
  capabilities: {},
  input: {},
  lifecycle: reviewWorkflow.lifecycle,
  expected: (row) => row,
})

/** Goods that can be masked, too. */
const resource: typeof goodsResource = {
  ...goodsResource,
  workflows: [...goodsResource.workflows, maskWorkflow],
}

const labels = { '/name': 'Name', '/sku': 'Article number', '/price': 'Price' }

/** One record with its decision bar, as on a screen: inside a session, like all screens. */
export function Desk(props: DeskProps) {
  return useSessionState().status === 'signedIn' ? <OpenDesk {...props} /> : null
}

function OpenDesk({ token, further = [] }: DeskProps) {
  const send = useSend()
  const decisions = useDecisions(resource)
  const { data } = useQuery({
    queryKey: resourceKeys.record(resource.id, token),
    queryFn: () => readRecord(send, resource, token),
  })
  if (!data) return null
  const row = {
    ...data,
    _actions: [...data._actions, ...further.map((action) => ({ action, blocker: null }))],
  } as typeof data
  const isUnconfirmed = decisions.of(token)?.isUnconfirmed ?? false
  return (
    <Stack>
      <Stack direction="row" gap={2}>
        <Heading level={1} size="lg">
          <bdi>{data.name}</bdi>
        </Heading>
        {statusesOf(resource.workflows, decisions.shown(row)).map((status) => (
          <StatusText
            key={status}
            workflows={resource.workflows}
            status={status}
            isUnconfirmed={isUnconfirmed}
          />
        ))}
      </Stack>
      <DecisionBar resource={resource} decisions={decisions} row={row} fieldLabels={labels} />
      <DecisionDialog resource={resource} decisions={decisions} fieldLabels={labels} />
    </Stack>
  )
}
