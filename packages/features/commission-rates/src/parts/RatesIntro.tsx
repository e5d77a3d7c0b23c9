import type { RateKind } from '@console/domain/commission-rate'
import { DefaultRate } from './DefaultRate'
import { RateLinks } from './RateLinks'

/** Intro over a list of rates: links to the other screens, and the default rate. */
export function RatesIntro({ kind }: { kind: Exclude<RateKind, 'agent'> }) {
  return (
    <>
      <RateLinks />
      <DefaultRate kind={kind} />
    </>
  )
}
