export { agentPaidEndpoints, productPaidEndpoints, rateEndpoints } from './endpoints'
export { rateEntity } from './entity'
export { type Rate } from './rows'
