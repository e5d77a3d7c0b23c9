export { rateEndpoints } from './endpoints'
export { rateEntity } from './entity'
export { agentPaidEndpoints, productPaidEndpoints } from './paid'
export { type Rate } from './rows'
