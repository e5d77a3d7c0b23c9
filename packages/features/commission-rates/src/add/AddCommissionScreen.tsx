import { useSend } from '@console/core/api'
import { isToken } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import {
  maxSubjects,
  type RateKind,
  rateKinds,
  readSubjects,
} from '@console/domain/commission-rate'
import { QueryBoundary } from '@console/query-boundary'
import { Banner, SkeletonText } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { RateComposer } from './RateComposer'
import { blankRate } from './rateForm'

/** /Add-commission (specification 2): a new rate for many subjects at once; `?kind=&of=` preselects them. */
export function AddCommissionScreen() {
  const [search] = useSearchParams()
  const kind = rateKinds.find((each) => each === search.get('kind'))
  const tokens = [...new Set((search.get('of') ?? '').split(',').filter(isToken))]
  if (!kind || tokens.length === 0)
    return <RateComposer draft="rate:new" initial={blankRate} replaces={null} />
  return <ChosenBefore key={search.toString()} {...{ kind, tokens }} />
}

/** Preselected subjects that exist, up to the maximum. */
function ChosenBefore({ kind, tokens }: { kind: RateKind; tokens: readonly string[] }) {
  const { t } = useTranslation('commission-rates')
  const send = useSend()
  const formats = useFormats()
  const taken = tokens.slice(0, maxSubjects)
  const query = useQuery({
    queryKey: ['commission-rates', 'subjects', kind, taken],
    queryFn: ({ signal }) => readSubjects(send, kind, taken, signal),
    staleTime: Infinity,
  })
  return (
    <QueryBoundary query={query} skeleton={<SkeletonText lines={8} />}>
      {({ items }) => (
        <>
          {tokens.length > maxSubjects ? (
            <Banner tone="warning">
              {t('add.chosen.max', { number: formats.number(maxSubjects) })}
            </Banner>
          ) : null}
          {items.length < taken.length ? (
            <Banner tone="warning">{t('add.chosen.gone')}</Banner>
          ) : null}
          <RateComposer
            draft={`rate:new:${kind}:${taken.join()}`}
            initial={{
              ...blankRate,
              kind,
              subjects: items.map(({ subject }) => subject),
              paidOutOf: kind === 'agent' ? 'seller' : null,
            }}
            replaces={null}
          />
        </>
      )}
    </QueryBoundary>
  )
}
