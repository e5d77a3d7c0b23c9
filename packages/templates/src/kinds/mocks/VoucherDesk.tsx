import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useSessionState } from '@console/core/session'
import { readPage, readRecord } from '@console/domain/resources'
import { Heading, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkBar } from '../../decision/BulkBar'
import { DecisionBar } from '../../decision/DecisionBar'
import { DecisionDialog } from '../../decision/DecisionDialog'
import { wordsOfOutcome } from '../../decision/refusalWords'
import { StatusText } from '../../decision/StatusText'
import { statusesOf } from '../../decision/statuses'
import { useBulkDecision } from '../../decision/useBulkDecision'
import { useDecisions } from '../../decision/useDecisions'
import { resourceKeys } from '../../resourceKeys'
import { voucherBulkForms, voucherForms } from './voucherForms'
import { vouchersResource } from './vouchers'
import { voucherWords } from './voucherWords'

/** One voucher with its decision bar, as a screen puts them together: behind the session, as all screens are. */
export function VoucherDesk({ token }: { token: string }) {
  return useVoucherWords() ? <OpenDesk token={token} /> : null
}

/** All vouchers that are paid in cash, as if they were ticked in a list. */
export function CashDesk() {
  return useVoucherWords() ? <OpenCashDesk /> : null
}

/** Brings the words of vouchers; returns whether somebody is signed in. */
function useVoucherWords(): boolean {
  const { i18n } = useTranslation()
  useState(() => {
    for (const [language, words] of Object.entries(voucherWords))
      i18n.addResourceBundle(language, 'voucherMock', words)
  })
  return useSessionState().status === 'signedIn'
}

function OpenCashDesk() {
  const send = useSend()
  const bulk = useBulkDecision(vouchersResource, 'vouchers', voucherBulkForms)
  const { data } = useQuery({
    queryKey: resourceKeys.page(vouchersResource.id, {}),
    queryFn: () => readPage(send, vouchersResource, {}),
  })
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const rows = data?.items.filter(({ isCash }) => isCash) ?? []
  const { kinds } = vouchersResource
  return (
    <Stack>
      <BulkBar
        resource={vouchersResource}
        bulk={bulk}
        actions={['mark_paid']}
        chosen={rows.length > 0 ? { rows } : null}
      />
      <Stack as="ul" gap={1}>
        {rows.map(({ voucherToken, voucherNo, status }) => {
          const outcome = bulk.outcomes.get(voucherToken)
          return (
            <Stack as="li" direction="row" gap={2} key={voucherToken}>
              <bdi>{voucherNo}</bdi>
              <StatusText kinds={kinds} status={status} />
              <Text size="sm">{outcome && wordsOfOutcome(kinds, outcome, t, formats)}</Text>
            </Stack>
          )
        })}
      </Stack>
    </Stack>
  )
}

function OpenDesk({ token }: { token: string }) {
  const send = useSend()
  const decisions = useDecisions(vouchersResource, { forms: voucherForms })
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
