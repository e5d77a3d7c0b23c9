import { useSend } from '@console/core/api'
import { languages, useFormats, useTranslate } from '@console/core/i18n'
import { useSessionState } from '@console/core/session'
import { readPage, readRecord } from '@console/core/resources'
import { Heading, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkBar } from '../many/BulkBar'
import { DecisionBar } from '../one/DecisionBar'
import { DecisionDialog } from '../dialog/DecisionDialog'
import { outcomeText } from '../outcomeTexts'
import { statusesOf, StatusText } from '@console/workflows'
import { useBulkDecision } from '../many/useBulkDecision'
import { useDecisions } from '../one/useDecisions'
import { resourceKeys } from '@console/query-boundary'
import { payoutBulkForms, payoutForms } from './payoutForms'
import { payoutsResource } from './payouts'
import { payoutTexts } from './payoutMessages'

/** One payout with its decision bar, as on a screen: inside a session, like all screens. */
export function PayoutDesk({ token }: { token: string }) {
  return usePayoutMessages() ? <OpenDesk token={token} /> : null
}

/** All payouts in cash, as if selected in a list. */
export function CashDesk() {
  return usePayoutMessages() ? <OpenCashDesk /> : null
}

/** Loads the messages of payouts, one language for all users; returns whether a user is signed in. */
function usePayoutMessages(): boolean {
  const { i18n } = useTranslation()
  useState(() => {
    for (const language of languages) i18n.addResourceBundle(language.id, 'payoutMock', payoutTexts)
  })
  return useSessionState().status === 'signedIn'
}

function OpenCashDesk() {
  const send = useSend()
  const bulk = useBulkDecision(payoutsResource, 'payouts', payoutBulkForms)
  const { data } = useQuery({
    queryKey: resourceKeys.page(payoutsResource.id, {}),
    queryFn: () => readPage(send, payoutsResource, {}),
  })
  const translate = useTranslate()
  const formats = useFormats()
  const rows = data?.items.filter(({ isCash }) => isCash) ?? []
  const { workflows } = payoutsResource
  return (
    <Stack>
      <BulkBar
        resource={payoutsResource}
        bulk={bulk}
        actions={['mark_paid']}
        chosen={rows.length > 0 ? { rows } : null}
      />
      <Stack as="ul" gap={1}>
        {rows.map(({ payoutToken, payoutNo, status }) => {
          const outcome = bulk.outcomes.get(payoutToken)
          return (
            <Stack as="li" direction="row" gap={2} key={payoutToken}>
              <bdi>{payoutNo}</bdi>
              <StatusText workflows={workflows} status={status} />
              <Text size="sm">
                {outcome && outcomeText(workflows, outcome, translate, formats)}
              </Text>
            </Stack>
          )
        })}
      </Stack>
    </Stack>
  )
}

function OpenDesk({ token }: { token: string }) {
  const send = useSend()
  const decisions = useDecisions(payoutsResource, { forms: payoutForms })
  const { data } = useQuery({
    queryKey: resourceKeys.record(payoutsResource.id, token),
    queryFn: () => readRecord(send, payoutsResource, token),
  })
  if (!data) return null
  const { workflows } = payoutsResource
  const isUnconfirmed = decisions.of(token)?.isUnconfirmed ?? false
  return (
    <Stack>
      <Stack direction="row" gap={2}>
        <Heading level={1} size="lg">
          <bdi>{data.payoutNo}</bdi>
        </Heading>
        {statusesOf(workflows, decisions.shown(data)).map((status) => (
          <StatusText key={status} {...{ workflows, status, isUnconfirmed }} />
        ))}
      </Stack>
      <DecisionBar resource={payoutsResource} decisions={decisions} row={data} />
      <DecisionDialog resource={payoutsResource} decisions={decisions} />
    </Stack>
  )
}
