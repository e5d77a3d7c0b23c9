import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import {
  type CommissionRateRow,
  commissionRateWorkflow,
  commissionRatesResource,
  ratePaths,
  toRate,
} from '@console/domain/commission-rate'
import { readRecord } from '@console/core/resources'
import { QueryBoundary, resourceKeys } from '@console/query-boundary'
import { StatusText } from '@console/workflows'
import { DetailTable } from '@console/details'
import { Card, Heading, Link, SkeletonText, Stack, Text, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { SubjectName } from '../terms/SubjectName'
import { type RateDetail, useRateDetails } from '../terms/useRateDetails'

/** Two rates side by side, detail by detail, with differences marked. */
export function Comparison({ tokens }: { tokens: readonly [string, string] }) {
  const { t } = useTranslation('commission-rates')
  const send = useSend()
  const query = useQuery({
    queryKey: [...resourceKeys.of(commissionRatesResource.id), 'compared', ...tokens],
    queryFn: ({ signal }) =>
      Promise.all(tokens.map((token) => readRecord(send, commissionRatesResource, token, signal))),
  })
  return (
    <Stack gap={3}>
      <Link variant="alone" href={ratePaths.history}>
        {t('history.title')}
      </Link>
      <Heading level={1}>{t('compare.title')}</Heading>
      <QueryBoundary query={query} skeleton={<SkeletonText lines={12} />}>
        {([one, other]) => (one && other ? <Compared {...{ one, other }} /> : null)}
      </QueryBoundary>
    </Stack>
  )
}

function Compared({ one, other }: { one: CommissionRateRow; other: CommissionRateRow }) {
  const { t } = useTranslation('commission-rates')
  const formats = useFormats()
  const detailsOf = useRateDetails()
  const both = [one, other]
  const rows = pairsOf(detailsOf(one), detailsOf(other))
  const workflows = both.map(
    ({ kind, subject }) => `${t(`kind.${kind}`)} · ${t(`level.${subject.type}`)}`,
  )
  const isSame = {
    subject:
      one.subject.type === other.subject.type &&
      one.subject.ref?.token === other.subject.ref?.token,
    kind: workflows[0] === workflows[1],
    status: one.status === other.status,
  }
  const differing =
    rows.filter(({ texts: [first, second] }) => first !== second).length +
    Object.values(isSame).filter((same) => !same).length
  const marked = (label: string, same: boolean) =>
    same ? (
      label
    ) : (
      <Text key="label">
        {label}{' '}
        <Text size="sm" tone="accent">
          {t('compare.differs')}
        </Text>
      </Text>
    )
  return (
    <Card>
      <Stack gap={3}>
        <Text as="p">
          {t('compare.differing', { count: differing, number: formats.number(differing) })}
        </Text>
        <Whole>
          <DetailTable
            label={t('compare.title')}
            columns={[
              { title: t('compare.fact') },
              { title: t('compare.first') },
              { title: t('compare.second') },
            ]}
            rows={[
              {
                key: 'subject',
                cells: [
                  marked(t('column.subject'), isSame.subject),
                  ...both.map(({ rateToken, subject }) => (
                    <Link key={rateToken} href={toRate('agent', rateToken)}>
                      <SubjectName subject={subject} />
                    </Link>
                  )),
                ],
              },
              { key: 'kind', cells: [marked(t('column.kind'), isSame.kind), ...workflows] },
              {
                key: 'status',
                cells: [
                  marked(t('column.status'), isSame.status),
                  ...both.map(({ rateToken, status }) => (
                    <StatusText
                      key={rateToken}
                      workflows={[commissionRateWorkflow]}
                      status={status}
                    />
                  )),
                ],
              },
              ...rows.map(({ id, label, texts: [first, second] }) => {
                const weight = first === second ? 'regular' : 'medium'
                return {
                  key: id,
                  cells: [
                    marked(label, first === second),
                    ...[first, second].map((text, place) => (
                      <Text key={String(place)} weight={weight}>
                        <bdi>{text ?? '–'}</bdi>
                      </Text>
                    )),
                  ],
                }
              }),
            ]}
          />
        </Whole>
      </Stack>
    </Card>
  )
}

/* It is the whole screen: the page scrolls, not the table. */
const Whole = styled.div`
  > [role='group'] {
    max-block-size: none;
  }
  td,
  tbody th {
    padding-block: ${theme.space[1]};
    vertical-align: top;
  }
`

/** Details of both by id, in order. */
function pairsOf(one: readonly RateDetail[], other: readonly RateDetail[]) {
  const details = [...one]
  for (const [place, detail] of other.entries()) {
    if (details.some(({ id }) => id === detail.id)) continue
    const before = details.findIndex(({ id }) => id === other[place - 1]?.id)
    details.splice(before + 1, 0, detail)
  }
  const textIn = (list: readonly RateDetail[], id: string) =>
    list.find((detail) => detail.id === id)?.text ?? null
  return details.map(({ id, label }) => ({
    id,
    label,
    texts: [textIn(one, id), textIn(other, id)] as const,
  }))
}
