export { Renewal, type RenewalProps } from './Renewal/Renewal'
export { renewalMessages } from './messages'
