export {
  beneficiaries,
  commissionEntry,
  type CommissionEntry,
  entryStates,
  entryTypes,
} from './contract'
export { entriesResource } from './resource'
export { entryFields } from './fields'
