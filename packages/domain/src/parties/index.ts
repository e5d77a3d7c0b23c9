export { type PayoutAccount, countries } from './contract'
