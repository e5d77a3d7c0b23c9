import { machineOf } from '@console/core/flows'
import { afyaLifecycle, type AfyaRecord } from './lifecycle'

/** A product that nobody has offered yet. */
const draft: AfyaRecord = {
  status: 'draft',
  registration: 'valid',
  brandName: 'Nyota',
  recall: null,
}

/** What can happen to a product, as a machine: to be walked in tests and drawn in the book. */
export const afyaProductMachine = machineOf('afyaProduct', afyaLifecycle, draft)
