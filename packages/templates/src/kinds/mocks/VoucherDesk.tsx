import { useSend } from '@console/core/api'
import { useSessionState } from '@console/core/session'
import { readRecord } from '@console/domain/resources'
import { Heading, Stack } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DecisionBar } from '../../decision/DecisionBar'
import { DecisionDialog } from '../../decision/DecisionDialog'
import { StatusText } from '../../decision/StatusText'
import { statusesOf } from '../../decision/statuses'
import { useDecisions } from '../../decision/useDecisions'
import { resourceKeys } from '../../resourceKeys'
import { vouchersResource } from './vouchers'
import { voucherWords } from './voucherWords'

/** One voucher with its decision bar, as a screen puts them together: behind the session, as all screens are. */
export function VoucherDesk({ token }: { token: string }) {
  const { i18n } = useTranslation()
  useState(() => {
    for (const [language, words] of Object.entries(voucherWords))
      i18n.addResourceBundle(language, 'voucherMock', words)
  })
  return useSessionState().status === 'signedIn' ? <OpenDesk token={token} /> : null
}

function OpenDesk({ token }: { token: string }) {
  const send = useSend()
  const decisions = useDecisions(vouchersResource)
  const { data } = useQuery({
    queryKey: resourceKeys.record(vouchersResource.id, token),
    queryFn: () => readRecord(send, vouchersResource, token),
  })
  if (!data) return null
  const { kinds } = vouchersResource
  const isUnconfirmed = decisions.of(token)?.isUnconfirmed ?? false
  return (
    <Stack>
      <Stack direction="row" gap={2}>
        <Heading level={1} size="lg">
          <bdi>{data.voucherNo}</bdi>
        </Heading>
        {statusesOf(kinds, decisions.shown(data)).map((status) => (
          <StatusText key={status} {...{ kinds, status, isUnconfirmed }} />
        ))}
      </Stack>
      <DecisionBar resource={vouchersResource} decisions={decisions} row={data} />
      <DecisionDialog resource={vouchersResource} decisions={decisions} />
    </Stack>
  )
}
