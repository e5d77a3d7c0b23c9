import { useSend } from '@console/core/api'
import { useFormats, type LanguageId } from '@console/core/i18n'
import { collectionsResource } from '@console/domain/commission-collection'
import {
  prepareVoucher,
  toVoucher,
  voucherPaths,
  vouchersResource,
  amountInWords,
  voucherAmounts,
  type VoucherToPrepare,
} from '@console/domain/commission-voucher'
import { resourceKeys } from '@console/query-boundary'
import { Composer, type ComposerProps } from '@console/form'
import { Banner, Card, Heading, Link, Stack } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { takenOff } from '@console/core/contracts'
import { DescriptionList, MoneyText } from '@console/details'
import { AmountsStep } from './AmountsStep'
import { EntriesStep } from './EntriesStep'
import { prepare, messageOfIssue } from './prepareForm'
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

/** Review of a voucher before it is prepared: payee, amount, also in words, and payout account. */
function Review({ body }: { body: VoucherToPrepare }) {
  const { t, i18n } = useTranslation('commission-payments')
  const formats = useFormats()
  const { collection, destination, period, entries, adjustments, withholdingBps, note } = body
  if (!collection || !destination) return null
  const sums = voucherAmounts({ ...body, currency: collection.currency })
  const dateOf = (day: string) => formats.date(new Date(day))
  return (
    <DescriptionList
      details={[
        { label: t('column.agent'), value: <bdi>{collection.agent.label}</bdi> },
        { label: t('column.period'), value: `${dateOf(period.from)} – ${dateOf(period.to)}` },
        { label: t('column.entries'), value: formats.number(entries.length) },
        { label: t('column.gross'), value: <MoneyText money={sums.gross} /> },
        ...adjustments.map(({ label, amount }) => ({
          label,
          value: <MoneyText money={amount} />,
        })),
        {
          label: t('amounts.withheld', { rate: formats.percent(withholdingBps / 10_000) }),
          value: <MoneyText money={takenOff(sums.withheld)} />,
        },
        {
          label: t('column.net'),
          value: (
            <b>
              <MoneyText money={sums.net} />
            </b>
          ),
        },
        { label: t('amounts.words'), value: amountInWords(sums.net, i18n.language as LanguageId) },
        {
          label: t('column.destination'),
          value: <bdi>{destination.label || t('method.cash')}</bdi>,
        },
        ...(note.trim() === '' ? [] : [{ label: t('fact.note'), value: <bdi>{note}</bdi> }]),
      ]}
    />
  )
}

/** Running total of a voucher, shown beside every step. */
function SoFar() {
  const { t } = useTranslation('commission-payments')
  const formats = useFormats()
  const collection = prepare.useValue('collection')
  const entries = prepare.useValue('entries')
  const adjustments = prepare.useValue('adjustments')
  const withholdingBps = prepare.useValue('withholdingBps')
  const currency = collection?.currency
  const sums =
    currency &&
    voucherAmounts({
      currency,
      entries,
      // An incomplete amount counts as 0.
      adjustments: adjustments.map(({ amount: { amount } }) => ({
        amount: { amount: typeof amount === 'number' ? amount : 0, currency },
      })),
      withholdingBps: typeof withholdingBps === 'number' ? withholdingBps : 0,
    })
  return (
    <Stack gap={2}>
      <Heading level={2} size="lg">
        {t('prepare.soFar')}
      </Heading>
      <DescriptionList
        details={[
          { label: t('column.agent'), value: collection && <bdi>{collection.agent.label}</bdi> },
          { label: t('column.entries'), value: formats.number(entries.length) },
          { label: t('column.gross'), value: sums && <MoneyText money={sums.gross} /> },
          { label: t('amounts.adjustments'), value: sums && <MoneyText money={sums.adjusted} /> },
          {
            label: t('column.withholding'),
            value: sums && <MoneyText money={takenOff(sums.withheld)} />,
          },
          { label: t('column.net'), value: sums && <MoneyText money={sums.net} /> },
        ]}
      />
    </Stack>
  )
}
