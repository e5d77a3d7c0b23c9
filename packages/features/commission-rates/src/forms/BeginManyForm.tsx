import { useSend } from '@console/core/api'
import { token } from '@console/core/contracts'
import { useFormats, useTranslate } from '@console/core/i18n'
import {
  type CommissionRateRow,
  previewRates,
  proposalOf,
  type RatePreview,
} from '@console/domain/commission-rate'
import type { BulkFormProps } from '@console/decision'
import { DetailTable, MoneyText } from '@console/details'
import { defineForm, Form } from '@console/form'
import { QueryBoundary } from '@console/query-boundary'
import { SkeletonText, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Period } from './Impact'
import { SubjectName } from '../terms/SubjectName'
import { useTermsText } from '../terms/termsText'

/** Previews that were shown, by token of the draft. */
const beginMany = defineForm(z.object({ of: z.record(z.string(), z.object({ preview: token })) }))

/** Form of `activate` for many, with the effect of each draft as it is now. */
export function BeginManyForm({
  rows: drafts,
  submit,
  onCancel,
}: BulkFormProps<CommissionRateRow>) {
  const termsText = useTranslate()
  const send = useSend()
  const query = useQuery({
    queryKey: [
      'commission-rates',
      'previews',
      drafts.map(({ rateToken, version }) => [rateToken, version]),
    ],
    queryFn: ({ signal }) =>
      Promise.all(drafts.map((draft) => previewRates(send, proposalOf(draft), signal))),
    // Always fresh: the user is about to change it.
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <QueryBoundary query={query} skeleton={<SkeletonText lines={2 * drafts.length + 3} />}>
      {(previews) => (
        <Form
          form={beginMany}
          initial={{
            of: Object.fromEntries(
              drafts.flatMap(({ rateToken }, place) => {
                const seen = previews[place]
                return seen ? [[rateToken, { preview: seen.preview }]] : []
              }),
            ),
          }}
          write={({ of }) => Promise.resolve(of)}
          onSent={(of) => submit({}, of)}
          onCancel={onCancel}
          submitLabel={termsText('commission-rate:action.activate')}
        >
          <Impacts {...{ drafts, previews }} />
        </Form>
      )}
    </QueryBoundary>
  )
}

/** Effect of each draft: never summed up, since one may lie within another. */
function Impacts({
  drafts,
  previews,
}: {
  drafts: readonly CommissionRateRow[]
  previews: readonly RatePreview[]
}) {
  const { t } = useTranslation('commission-rates')
  const termsText = useTermsText()
  const formats = useFormats()
  const [first] = previews
  return (
    <Stack gap={2}>
      {first ? <Period {...first} /> : null}
      <DetailTable
        label={t('impact.title')}
        columns={[
          { title: t('column.subject') },
          { title: t('impact.paysNow') },
          { title: t('impact.then') },
          { title: t('impact.orders'), align: 'end' },
          { title: t('impact.difference'), align: 'end' },
        ]}
        rows={drafts.map((draft, place) => {
          const { byCurrency, winners } = previews[place] ?? { byCurrency: [], winners: [] }
          const now = winners[0]?.now
          return {
            key: draft.rateToken,
            cells: [
              <SubjectName key="subject" subject={draft.subject} />,
              now ? termsText(now) : t('rate.none'),
              termsText(draft),
              formats.number(byCurrency.reduce((sum, { orders }) => sum + orders, 0)),
              byCurrency.length === 0 ? (
                '–'
              ) : (
                <Stack key="difference" gap={0}>
                  {byCurrency.map(({ difference }) => (
                    <MoneyText key={difference.currency} money={difference} />
                  ))}
                </Stack>
              ),
            ],
          }
        })}
      />
      <Text size="sm" tone="muted">
        {t('impact.apart')}
      </Text>
    </Stack>
  )
}
