export { servicePaths, toServiceReview } from './addresses'
export {
  serviceDetail,
  type ServiceDetail,
  serviceModes,
  serviceRow,
  type ServiceRow,
} from './contract'
export { servicesResource, submittedServices } from './resource'
export { serviceFields } from './fields'
export { serviceQueue } from './queue'
