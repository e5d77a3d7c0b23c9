import { useSend } from '@console/core/api'
import type { Action } from '@console/domain/approval'
import { readRecord } from '@console/domain/resources'
import { useSessionState } from '@console/core/session'
import { Heading, Stack } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { resourceKeys } from '../../resourceKeys'
import { goodsResource } from '../../Record/mocks/goods'
import { DecisionBar } from '../DecisionBar'
import { DecisionDialog } from '../DecisionDialog'
import { StatusText } from '../StatusText'
import { statusesOf } from '../statuses'
import { useDecisions } from '../useDecisions'

export interface DeskProps {
  token: string
  /** Actions beside those of the record. */
  further?: readonly Action[]
}

const labels = { '/name': 'Name', '/sku': 'Article number', '/price': 'Price' }

/** One record with its decision bar, as a screen puts them together: behind the session, as all screens are. */
export function Desk(props: DeskProps) {
  return useSessionState().status === 'signedIn' ? <OpenDesk {...props} /> : null
}

function OpenDesk({ token, further = [] }: DeskProps) {
  const send = useSend()
  const decisions = useDecisions(goodsResource)
  const { data } = useQuery({
    queryKey: resourceKeys.record(goodsResource.id, token),
    queryFn: () => readRecord(send, goodsResource, token),
  })
  if (!data) return null
  const row = {
    ...data,
    _actions: [...data._actions, ...further.map((action) => ({ action, hindrance: null }))],
  }
  const isUnconfirmed = decisions.of(token)?.isUnconfirmed ?? false
  return (
    <Stack>
      <Stack direction="row" gap={2}>
        <Heading level={1} size="lg">
          <bdi>{data.name}</bdi>
        </Heading>
        {statusesOf(decisions.shown(row)).map((status) => (
          <StatusText key={status} status={status} isUnconfirmed={isUnconfirmed} />
        ))}
      </Stack>
      <DecisionBar resource={goodsResource} decisions={decisions} row={row} fieldLabels={labels} />
      <DecisionDialog resource={goodsResource} decisions={decisions} fieldLabels={labels} />
    </Stack>
  )
}
