export { accountName } from './accountName'
export {
  type Address,
  type PayoutAccount,
  type WeeklyHours,
  countries,
  e164,
  weeklyHours,
} from './contract'
