import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { collectionsResource } from '@console/domain/commission-collection'
import {
  prepareVoucher,
  toVoucher,
  voucherPaths,
  vouchersResource,
} from '@console/domain/commission-voucher'
import { resourceKeys } from '@console/query-boundary'
import { Composer, type ComposerProps } from '@console/form'
import { Banner, Card, Heading, Link, Stack } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { AmountsStep } from './AmountsStep'
import { EntriesStep } from './EntriesStep'
import { prepare, messageOfIssue } from './prepareForm'
import { Review } from './Review'
import { SoFar } from './SoFar'
import { WhoStep } from './WhoStep'

type Initial = ComposerProps<
  Parameters<typeof prepareVoucher>[1],
  Parameters<typeof prepareVoucher>[1],
  unknown
>['initial']

interface VoucherComposerProps {
  initial: Initial
  draft: string
  /** Number of requested entries that are on another voucher by now. */
  left: number
}

/** Composes a voucher step by step: agent and currency, entries, adjustments, review. */
export function VoucherComposer({ initial, draft, left }: VoucherComposerProps) {
  const { t } = useTranslation('commission-payments')
  const formats = useFormats()
  const send = useSend()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return (
    <Stack gap={3}>
      <Link variant="alone" href={voucherPaths.list}>
        {t('prepare.back')}
      </Link>
      <Heading level={1}>{t('vouchers.new')}</Heading>
      {left > 0 ? (
        <Banner tone="warning">
          {initial.entries.length === 0
            ? t('prepare.noneChosen')
            : t('prepare.leftOut', { count: left, number: formats.number(left) })}
        </Banner>
      ) : null}
      <Card>
        <Composer
          label={t('vouchers.new')}
          form={prepare}
          draft={draft}
          initial={initial}
          describeIssue={(issue) => {
            const word = messageOfIssue(issue)
            return word && t(word)
          }}
          write={(body, key) => prepareVoucher(send, body, key)}
          onCancel={() => void navigate(voucherPaths.list)}
          onSent={({ voucherToken }) => {
            for (const { id } of [vouchersResource, collectionsResource])
              void queries.invalidateQueries({ queryKey: resourceKeys.of(id) })
            void navigate(toVoucher(voucherToken), { replace: true })
          }}
          submitLabel={t('prepare.submit')}
          steps={[
            {
              id: 'who',
              label: t('prepare.step.who'),
              fields: ['collection'],
              content: <WhoStep />,
            },
            {
              id: 'entries',
              label: t('prepare.step.entries'),
              fields: ['period', 'entries'],
              content: <EntriesStep />,
            },
            {
              id: 'amounts',
              label: t('prepare.step.amounts'),
              fields: ['adjustments', 'withholdingBps', 'destination', 'note'],
              content: <AmountsStep />,
            },
          ]}
          review={{
            label: t('prepare.step.review'),
            content: (body) => <Review body={body} />,
          }}
          summary={<SoFar />}
        />
      </Card>
    </Stack>
  )
}
