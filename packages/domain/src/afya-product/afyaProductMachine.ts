import { machineOf } from '@console/core/flows'
import { afyaLifecycle, type AfyaRecord } from './lifecycle'

/** A product that is not offered yet. */
const draft: AfyaRecord = {
  status: 'draft',
  registration: 'valid',
  brandName: 'Nyota',
  recall: null,
}

/** Lifecycle of a product as a state machine, for the model tests and the diagram in Storybook. */
export const afyaProductMachine = machineOf('afyaProduct', afyaLifecycle, draft)
