export { accountPaths } from './addresses'
export { choosePassword, confirmMail, registerAccount } from './calls'
export {
  done,
  mailConfirmation,
  mailed,
  type Mailed,
  newAccount,
  newPassword,
  type NewPassword,
} from './contract'
