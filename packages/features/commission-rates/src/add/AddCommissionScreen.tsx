import { RateComposer } from './RateComposer'
import { blankRate } from './rateForm'

/** /Add-commission (specification 2): a new rate, for many subjects at once. */
export function AddCommissionScreen() {
  return <RateComposer draft="rate:new" initial={blankRate} replaces={null} />
}
