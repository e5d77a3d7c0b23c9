export { accountName } from './accountName'
export { type PayoutAccount, countries } from './contract'
