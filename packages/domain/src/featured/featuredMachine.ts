import { machineOf } from '@console/core/flows'
import { featured, type FeaturedRecord } from './lifecycle'

/** An item that could be featured. */
const approved: FeaturedRecord = {
  approvalStatus: 'approved',
  featured: null,
  isHidden: false,
  hasRoom: true,
}

/** What can happen to an item that can be featured, as a machine: to be drawn in the book. */
export const featuredMachine = machineOf('featured', featured, approved)
