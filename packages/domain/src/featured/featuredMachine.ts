import { machineOf } from '@console/core/flows'
import { featured, type FeaturedRecord } from './lifecycle'

/** An item that can be featured. */
const approved: FeaturedRecord = {
  approvalStatus: 'approved',
  featured: null,
  isHidden: false,
  hasRoom: true,
}

/** Lifecycle of a featured item as a state machine, for the diagram in Storybook. */
export const featuredMachine = machineOf('featured', featured, approved)
