export { Renewal, type RenewalProps } from './Renewal/Renewal'
export { renewalWords } from './words'
