import type { RateKind } from '@console/domain/commission-rate'
import { DefaultRate } from './DefaultRate'
import { RateLinks } from './RateLinks'

/** Over a list of rates: the other screens about rates, and what applies beside the list's. */
export function RatesIntro({ kind }: { kind: Exclude<RateKind, 'agent'> }) {
  return (
    <>
      <RateLinks />
      <DefaultRate kind={kind} />
    </>
  )
}
