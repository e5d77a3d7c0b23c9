import { ownerNameHandlers } from '@console/feature-owner-name/mocks'

const realHandlers = [...ownerNameHandlers]
